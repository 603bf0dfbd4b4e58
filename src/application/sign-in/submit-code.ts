import { mayHaveBeenApplied } from '@member-portal/domain/failure';
import { beginSession, type Session } from '@member-portal/domain/session';
import {
  type EmailAddress,
  mayCodeBeGood,
  type OneTimeCode,
  type PhoneNumber,
} from '@member-portal/domain/sign-in';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import {
  Authentication,
  Clock,
  EmailConfirmationStore,
  type PendingSignIn,
  PendingSignInStore,
  SessionRecordStore,
  SessionStore,
} from '../ports/index.ts';
import { certain } from '../results/index.ts';
import { defineUseCase } from '../services/index.ts';
import { expiredCodeOf, type SignInProblem, signInProblemOf } from './sign-in-problem.ts';

/**
 * Exchanges a code for a session and opens it. After a mismatch, call it again with the same code and both e-mail and
 * mobile (specification, sections 7 and 8).
 */
export type SubmitCode = (
  input: {
    readonly code: OneTimeCode;
    readonly identity?: { readonly email: EmailAddress; readonly phone: PhoneNumber };
  },
  cancellation?: Cancellation,
) => ResultAsync<Session, SignInProblem | { readonly kind: 'no-code-requested' }>;
/** The e-mail typed in a sign-in by SMS: with the mobile after a mismatch, or for a code sent by e-mail before. */
const typedEmail = (
  { destination, earlier }: PendingSignIn,
  given: EmailAddress | undefined,
): EmailAddress | undefined => {
  if (destination.method !== 'SMS') return undefined;
  return given ?? (earlier?.method === 'EMAIL' ? earlier.email : undefined);
};

export const SubmitCode = defineUseCase(
  'SubmitCode',
  {
    authentication: Authentication,
    store: PendingSignInStore,
    sessions: SessionStore,
    clock: Clock,
    records: SessionRecordStore,
    confirmations: EmailConfirmationStore,
  },
  ({ authentication, store, sessions, clock, records, confirmations }): SubmitCode => {
    /** Only a sign-in begins the shared record; every other tab and every reload joins it. */
    const open = async (session: Session, typed: EmailAddress | undefined): Promise<Session> => {
      await certain(records.update(async () => ({ record: beginSession(clock.now()), answer: undefined })));
      store.clear();
      if (typed !== undefined) confirmations.write(typed);
      else confirmations.clear();
      sessions.open(session);
      return session;
    };

    /** A code was answered: restores what was noted before it, unless another code was noted since. */
    const answered = (code: OneTimeCode, before: OneTimeCode | undefined): void => {
      const now = store.read();
      if (now?.unanswered === code) store.write({ ...now, unanswered: before });
    };

    return ({ code, identity }, cancellation) => {
      const pending = store.read();
      if (!pending) return errAsync({ kind: 'no-code-requested' });
      const lockedUntil = store.readLock();
      if (lockedUntil !== undefined && clock.now() < lockedUntil)
        return errAsync({ kind: 'locked', lockedUntil });
      const { unanswered } = pending;
      store.write({ ...pending, unanswered: code });
      return authentication
        .exchangeForSession({ code, referenceId: pending.referenceId, ...identity }, cancellation)
        .map((session) => open(session, typedEmail(pending, identity?.email)))
        .mapErr((failure): SignInProblem => {
          const problem = signInProblemOf(failure, store);
          // A code whose answer was lost may be used up: the platform then refuses it like a wrong one.
          if (!(problem.kind === 'request-failed' && mayHaveBeenApplied(problem.failure)))
            answered(code, unanswered);
          // A code sent with both addresses was right before. After its lifetime none can be right: the platform refuses an
          // expired code like a wrong one, and typing it again would only cost another try.
          const isOver = identity || unanswered === code || !mayCodeBeGood(pending.sentAt, clock.now());
          const expired = isOver ? expiredCodeOf(problem) : undefined;
          if (expired) return expired;
          if (problem.kind === 'buyer-mismatch')
            store.write({
              ...pending,
              code,
              mismatches: (pending.mismatches ?? 0) + 1,
              ...(problem.retriesLeft === undefined ? {} : { triesLeft: problem.retriesLeft }),
            });
          return problem;
        });
    };
  },
);
