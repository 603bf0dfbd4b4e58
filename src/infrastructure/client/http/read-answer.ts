import { instant } from '@member-portal/domain/calendar';
import { kindOfError } from '@member-portal/domain/telemetry';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { EMPTY_BODY } from './empty-body.ts';
import type { CallFailure, HttpCall } from './http-call.ts';
import { readBody } from './read-body.ts';
import { retryAfterOf } from './retry-after-of.ts';
import { unreadOf, WHOLE_BODY } from './unread-of.ts';
import { unreadPaths } from './unread-paths.ts';
import { reviveDates } from './wire-date.ts';
import { markNumbers } from './wire-number.ts';

/** The contract's shape of every refusal; `message` is for the platform's own log. */
const problemSchema = z.object({ reason: z.string(), metadata: z.optional(z.unknown()) });

const parse = (text: string, keepsNumbers = false): Result<unknown, undefined> => {
  try {
    return ok(text === '' ? undefined : reviveDates(JSON.parse(keepsNumbers ? markNumbers(text) : text)));
  } catch {
    return err(undefined);
  }
};

const refusalOf = ({ status, headers }: Response, text: string | undefined): CallFailure => {
  const problem = problemSchema.safeParse(parse(text ?? '').unwrapOr(undefined));
  const { reason, metadata } = problem.success ? problem.data : { reason: '', metadata: undefined };
  const answeredAt = instant(Date.parse(headers.get('date') ?? ''));
  return {
    kind: 'refused-by-status',
    status,
    reason,
    metadata,
    ...(answeredAt.isOk() ? { answeredAt: answeredAt.value } : {}),
    ...(status === 429 ? retryAfterOf(headers) : {}),
  };
};

/**
 * Parses an answer with a schema. A status that is no result of the call is a refusal. A body that is not JSON, too large or of
 * another shape is an unexpected response that names the field at fault. `reportUnread` receives the paths of omitted
 * fields.
 */
export const readAnswer = async <Schema extends z.ZodMiniType>(
  schema: Schema,
  response: Response,
  reportUnread: (paths: readonly string[]) => void = () => undefined,
  { keepsNumbers, results }: Pick<HttpCall, 'keepsNumbers' | 'results'> = {},
): Promise<Result<z.output<Schema>, CallFailure>> => {
  const text = await readBody(response);
  if (!(results ? results.includes(response.status) : response.ok)) return err(refusalOf(response, text));
  const isEmpty = text === '' && response.status !== 204;
  const body = isEmpty ? ok(EMPTY_BODY) : text === undefined ? err(undefined) : parse(text, keepsNumbers);
  if (body.isErr())
    return err({ kind: 'unexpected-response', path: WHOLE_BODY, expected: 'JSON', got: 'something else' });
  try {
    const parsed = schema.safeParse(body.value);
    if (!parsed.success) return err(unreadOf(parsed.error.issues[0], body.value));
    reportUnread(unreadPaths(body.value, parsed.data));
    return ok(parsed.data);
  } catch (error) {
    // A fault of a mapper is not one of the connection.
    const { name } = Object(error) as { readonly name?: string };
    return err({ kind: 'unexpected-response', path: WHOLE_BODY, got: kindOfError(name) });
  }
};
