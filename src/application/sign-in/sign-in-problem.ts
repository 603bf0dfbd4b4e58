import type { RequestFailure } from '@member-portal/domain/failure';
import { lockOf, type SignInRefusal } from '@member-portal/domain/sign-in';
import type { PendingSignInStore, SignInFailure } from '../ports/index.ts';

/** What can go wrong while signing in: a refusal by the auth service, or a call that did not get through. */
export type SignInProblem =
  | SignInRefusal
  | { readonly kind: 'request-failed'; readonly failure: RequestFailure };

/** The problem behind a failure; a lock is remembered, so that it survives a reload. */
export const signInProblemOf = (failure: SignInFailure, store: PendingSignInStore): SignInProblem => {
  if (failure.kind === 'request-failed') return failure;
  const lock = lockOf(failure.refusal);
  if (lock?.until !== undefined) store.writeLock(lock.until);
  return failure.refusal;
};
