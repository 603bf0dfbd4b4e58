import { z } from '@hono/zod-openapi';
import { REASONS, type ReasonName, type StatusOf } from './reasons.ts';
import { problemSchema, timestampForm } from './wire-values.ts';

/** A JSON answer of a schema, with an example of it. */
export const answer = <T extends z.ZodType>(schema: T, description: string, example?: z.input<T>) => ({
  content: { 'application/json': example === undefined ? { schema } : { schema, example } },
  description,
});

/** A JSON body of a schema, with an example of it. */
export const body = <T extends z.ZodType>(schema: T, example?: z.input<T>) => ({
  content: { 'application/json': example === undefined ? { schema } : { schema, example } },
  required: true,
});

const DESCRIPTIONS = {
  400: 'The request does not fit the contract.',
  401: 'No valid session, or a refused code.',
  403: 'The XSRF header does not echo the cookie.',
  404: 'Not there, or not the caller’s.',
  409: 'Refused in the present state.',
  410: 'Deleted.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  422: 'Refused for what it asks.',
  429: 'Too many requests of this kind.',
  500: 'The platform failed.',
} as const;

type ProblemCode = keyof typeof DESCRIPTIONS;
type ProblemResponses<S extends ProblemCode> = {
  readonly [K in S]: {
    content: { 'application/json': { schema: typeof problemSchema } };
    description: string;
  };
};

const json = (schema: typeof problemSchema, description: string, more: object = {}) => ({
  content: { 'application/json': { schema, ...more } },
  description,
});

/** Problem answers for some statuses, each in the one error shape; for calls outside the contract. */
export const problems = <S extends ProblemCode>(...statuses: readonly S[]): ProblemResponses<S> =>
  Object.fromEntries(
    statuses.map((status) => [status, json(problemSchema, DESCRIPTIONS[status])]),
  ) as ProblemResponses<S>;

const METADATA = {
  fields: {
    properties: { fields: { type: 'array' as const, items: { type: 'string' as const } } },
    example: { fields: ['body'] },
  },
  attempts: {
    properties: {
      attempts: { type: 'integer' as const, minimum: 0 },
      max_attempts: { type: 'integer' as const, minimum: 1 },
      lockout_duration: {
        type: 'integer' as const,
        minimum: 0,
        description: 'Seconds, from when the answer is received.',
      },
      locked_until: { type: 'string' as const, ...timestampForm },
    },
    example: {
      attempts: 5,
      max_attempts: 5,
      lockout_duration: 900,
      locked_until: '2026-11-21T15:15:00Z',
    },
  },
};

const metadataOf = (reason: ReasonName) => {
  const entry = REASONS[reason];
  return 'metadata' in entry ? METADATA[entry.metadata] : undefined;
};

const problemOf = (reasons: readonly ReasonName[]): typeof problemSchema => {
  const properties = Object.assign({}, ...reasons.map((reason) => metadataOf(reason)?.properties));
  return z.object({
    ...problemSchema.shape,
    reason: z.string().openapi({ enum: [...reasons] }),
    metadata: z.record(z.string(), z.unknown()).openapi({ type: 'object', properties }),
  });
};

const exampleOf = (reason: ReasonName) => ({
  summary: REASONS[reason].when,
  description: `Portal: ${REASONS[reason].portal}`,
  value: { reason, message: 'For the log.', metadata: metadataOf(reason)?.example ?? {} },
});

/** The refusals of an operation by their reasons, each under the status that belongs to it. */
export const refusals = <R extends ReasonName>(...reasons: readonly R[]): ProblemResponses<StatusOf<R>> => {
  const statuses = [...new Set(reasons.map((reason) => REASONS[reason].status))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const given = reasons.filter((reason) => REASONS[reason].status === status);
      const examples = Object.fromEntries(given.map((reason) => [reason, exampleOf(reason)]));
      return [status, json(problemOf(given), DESCRIPTIONS[status], { examples })];
    }),
  ) as ProblemResponses<StatusOf<R>>;
};

/** Refusals that any write can get. */
export const ANY_WRITE = [
  'Invalid_Request',
  'Xsrf_Token_Mismatch',
  'Body_Too_Large',
  'Unsupported_Media_Type',
] as const satisfies readonly ReasonName[];

/** The version header that disclosure and servicing need. */
export const versioned = z.object({ 'x-api-version': z.literal('v2') });

/** What a call that moves money or changes autopay needs besides. */
export const keyed = versioned.extend({
  'idempotency-key': z
    .uuid()
    .openapi({ description: 'One key per order of the borrower’s, the same at every repetition.' }),
});

/** The header that every auth call carries. */
export const appId = z.object({ 'x-app-id': z.string().openapi({ description: 'The tenant’s app id.' }) });
