import { z } from '@hono/zod-openapi';
import { problemSchema } from '../contract/wire-values.ts';

const json = (schema: z.ZodType, description: string) => ({
  content: { 'application/json': { schema } },
  description,
});

/** A JSON answer of a schema. */
export const answer = <T extends z.ZodType>(schema: T, description: string) => ({
  content: { 'application/json': { schema } },
  description,
});

/** A JSON body of a schema. */
export const body = <T extends z.ZodType>(schema: T) => ({
  content: { 'application/json': { schema } },
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

/** Problem answers for some statuses, each in the one error shape. */
export const problems = <S extends ProblemCode>(...statuses: readonly S[]): ProblemResponses<S> =>
  Object.fromEntries(
    statuses.map((status) => [status, json(problemSchema, DESCRIPTIONS[status])]),
  ) as ProblemResponses<S>;

/** The version header that disclosure and servicing need. */
export const versioned = z.object({ 'x-api-version': z.literal('v2') });

/** What a call that moves money or changes autopay needs besides. */
export const keyed = versioned.extend({ 'idempotency-key': z.uuid() });

/** The header that every auth call carries. */
export const appId = z.object({ 'x-app-id': z.string().openapi({ description: 'The tenant’s app id.' }) });
