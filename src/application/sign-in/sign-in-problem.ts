import type { RequestFailure } from '@member-portal/domain/failure';
import { lockOf, type SignInRefusal } from '@member-portal/domain/sign-in';
import type { PendingSignInStore, SignInFailure } from '../ports/index.ts';

/** A code that the auth service refuses like a wrong one, although it was right: it is used up or too old. */
export interface ExpiredCode {
  readonly kind: 'expired-code';
  readonly retriesLeft: number | undefined;
}

/** Failures of signing in: a refusal by the auth service, or a failed request. */
export type SignInProblem =
  | SignInRefusal
  | ExpiredCode
  | { readonly kind: 'request-failed'; readonly failure: RequestFailure };

/** The problem for a failure; a lock is stored, so that it survives a reload. */
export const signInProblemOf = (failure: SignInFailure, store: PendingSignInStore): SignInProblem => {
  if (failure.kind === 'request-failed') return failure;
  const lock = lockOf(failure.refusal);
  if (lock?.until !== undefined) store.writeLock(lock.until);
  return failure.refusal;
};

/** The problem where a refused code cannot be right any more; undefined for other problems, and where the refusal locks sign-in. */
export const expiredCodeOf = (problem: SignInProblem): ExpiredCode | undefined =>
  problem.kind === 'wrong-code' && !lockOf(problem)
    ? { kind: 'expired-code', retriesLeft: problem.retriesLeft }
    : undefined;
