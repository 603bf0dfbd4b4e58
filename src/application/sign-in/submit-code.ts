import type { Session } from '@member-portal/domain/session';
import type { EmailAddress, OneTimeCode, PhoneNumber } from '@member-portal/domain/sign-in';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Analytics, Authentication, Clock, PendingSignInStore, SessionStore } from '../ports/index.ts';
import { type Cancellation, token } from '../services/index.ts';
import { type SignInProblem, signInProblemOf } from './sign-in-problem.ts';

/**
 * Exchanges a code for a session and opens it. After a mismatch it is called again with the same code and both e-mail
 * and mobile. Successful and failed logins and incorrect codes are tracked (specification, sections 7 and 8).
 */
export type SubmitCode = (
  input: {
    readonly code: OneTimeCode;
    readonly identity?: { readonly email: EmailAddress; readonly phone: PhoneNumber };
  },
  cancellation?: Cancellation,
) => ResultAsync<Session, SignInProblem | { readonly kind: 'no-code-requested' }>;
export const SubmitCode = token<SubmitCode>('SubmitCode');

export const createSubmitCode =
  (
    authentication: Authentication,
    store: PendingSignInStore,
    sessions: SessionStore,
    analytics: Analytics,
    clock: Clock,
  ): SubmitCode =>
  ({ code, identity }, cancellation) => {
    const pending = store.read();
    if (!pending) return errAsync({ kind: 'no-code-requested' });
    const lockedUntil = store.readLock();
    if (lockedUntil !== undefined && clock.now() < lockedUntil)
      return errAsync({ kind: 'locked', lockedUntil });
    return authentication
      .exchangeForSession({ code, referenceId: pending.referenceId, ...identity }, cancellation)
      .map((session) => {
        store.clear();
        sessions.open(session);
        analytics.track('login_success');
        return session;
      })
      .mapErr((failure) => {
        const problem = signInProblemOf(failure, store);
        if (problem.kind === 'wrong-code') analytics.track('incorrect_code');
        analytics.track('login_failure');
        return problem;
      });
  };
