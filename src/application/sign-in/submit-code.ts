import { beginSession, type Session } from '@member-portal/domain/session';
import type { EmailAddress, OneTimeCode, PhoneNumber } from '@member-portal/domain/sign-in';
import { errAsync, type ResultAsync } from 'neverthrow';
import type {
  Analytics,
  Authentication,
  Clock,
  EmailConfirmationStore,
  PendingSignIn,
  PendingSignInStore,
  SessionRecordStore,
  SessionStore,
} from '../ports/index.ts';
import { type Cancellation, certain, token } from '../services/index.ts';
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

/** The e-mail that somebody typed who signs in by SMS: with the mobile after a mismatch, or for a code that did not help. */
const typedEmail = (
  { destination, earlier }: PendingSignIn,
  given: EmailAddress | undefined,
): EmailAddress | undefined => {
  if (destination.method !== 'SMS') return undefined;
  return given ?? (earlier?.method === 'EMAIL' ? earlier.email : undefined);
};

export const createSubmitCode = (
  authentication: Authentication,
  store: PendingSignInStore,
  sessions: SessionStore,
  analytics: Analytics,
  clock: Clock,
  records: SessionRecordStore,
  confirmations: EmailConfirmationStore,
): SubmitCode => {
  /** Only a sign-in begins the shared record; every other tab and every reload joins it. */
  const open = async (session: Session, typed: EmailAddress | undefined): Promise<Session> => {
    await certain(records.update(async () => ({ record: beginSession(clock.now()), answer: undefined })));
    store.clear();
    if (typed !== undefined) confirmations.write(typed);
    else confirmations.clear();
    sessions.open(session);
    analytics.track('login_success');
    return session;
  };

  return ({ code, identity }, cancellation) => {
    const pending = store.read();
    if (!pending) return errAsync({ kind: 'no-code-requested' });
    const lockedUntil = store.readLock();
    if (lockedUntil !== undefined && clock.now() < lockedUntil)
      return errAsync({ kind: 'locked', lockedUntil });
    return authentication
      .exchangeForSession({ code, referenceId: pending.referenceId, ...identity }, cancellation)
      .map((session) => open(session, typedEmail(pending, identity?.email)))
      .mapErr((failure) => {
        const problem = signInProblemOf(failure, store);
        if (problem.kind === 'wrong-code') analytics.track('incorrect_code');
        if (problem.kind === 'buyer-mismatch')
          store.write({
            ...pending,
            code,
            mismatches: (pending.mismatches ?? 0) + 1,
            ...(problem.retriesLeft === undefined ? {} : { triesLeft: problem.retriesLeft }),
          });
        analytics.track('login_failure');
        return problem;
      });
  };
};
