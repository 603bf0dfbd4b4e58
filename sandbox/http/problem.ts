import type { Context, TypedResponse } from 'hono';
import type { JSONValue } from 'hono/utils/types';

/** Statuses that the platform refuses with. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 500;

/** A refusal on its way to the caller, in the contract's error shape. */
export interface Problem<S extends ProblemStatus = ProblemStatus> {
  readonly status: S;
  readonly reason: string;
  readonly message: string;
  readonly metadata?: Readonly<Record<string, JSONValue>>;
}

export interface ProblemBody {
  reason: string;
  message: string;
  metadata: { [name: string]: JSONValue };
}

/** One response type per status, as route definitions list them. */
type Refusal<S extends ProblemStatus> = S extends S
  ? Response & TypedResponse<ProblemBody, S, 'json'>
  : never;

/** Answers with a problem; `message` is for logs, never for the buyer. */
export const refuse = <S extends ProblemStatus>(c: Context, problem: Problem<S>): Refusal<S> => {
  const { status, reason, message, metadata } = problem;
  const body: ProblemBody = { reason, message, metadata: { ...metadata } };
  // Hono types a status from a union as one response of many statuses; routes want one response each.
  return c.json(body, status) as unknown as Refusal<S>;
};

/** The same answer for what does not exist and for what belongs to another buyer. */
export const NOT_FOUND = {
  status: 404,
  reason: 'Not_Found',
  message: 'There is no such resource.',
} as const satisfies Problem;

export const UNAUTHENTICATED = {
  status: 401,
  reason: 'Unauthenticated',
  message: 'A valid bearer token is needed.',
} as const satisfies Problem;

/** A request that does not fit its schema; fields are named, their values never. */
export const invalidRequest = (fields: readonly string[]): Problem<400> => ({
  status: 400,
  reason: 'Invalid_Request',
  message: `The request does not fit the contract: ${fields.join(', ') || 'body'}.`,
  metadata: { fields: [...fields] },
});
