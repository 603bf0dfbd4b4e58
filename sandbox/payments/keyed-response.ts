import type { Context } from 'hono';
import { type Problem, refuse } from '../http/problem.ts';
import type { KeyedOutcome } from './idempotency.ts';

type KeyedProblem = Problem<404 | 409 | 422>;

const isProblem = (body: unknown): body is KeyedProblem =>
  typeof body === 'object' && body !== null && 'reason' in body && 'message' in body && 'status' in body;

const RUNNING = {
  status: 409,
  reason: 'Idempotency_Key_In_Use',
  message: 'The first request with this key is still running.',
} as const;
const REUSED = {
  status: 422,
  reason: 'Idempotency_Key_Reused',
  message: 'This key was used for another request.',
} as const;

/** Answers a keyed call: what was made or refused, alike at the first time and at every repetition. */
export const keyedResponse = <R>(c: Context, outcome: KeyedOutcome, made: (body: unknown) => R) => {
  if (outcome.kind === 'running') return refuse(c, RUNNING);
  if (outcome.kind === 'reused') return refuse(c, REUSED);
  const { status, body } = outcome.answer;
  if (status >= 400 && isProblem(body)) return refuse(c, body);
  return made(body);
};
