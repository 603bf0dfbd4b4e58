import type { Locale } from '@member-portal/domain/locale';
import { type CodeDestination, loginRequest } from '@member-portal/domain/sign-in';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import {
  Authentication,
  Clock,
  type PendingSignIn,
  PendingSignInStore,
  TenantSandbox,
} from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import { type SignInProblem, signInProblemOf } from './sign-in-problem.ts';

/**
 * Sends a one-time code and remembers its destination, so that a reload can resume. Each request sends a new code; earlier
 * ones stay valid until they expire (specification, sections 1 and 7).
 */
export type RequestCode = (
  input: { readonly destination: CodeDestination; readonly locale: Locale },
  cancellation?: Cancellation,
) => ResultAsync<PendingSignIn, SignInProblem>;
const isSame = (a: CodeDestination, b: CodeDestination): boolean =>
  a.method === 'SMS'
    ? b.method === 'SMS' && a.phone === b.phone
    : b.method === 'EMAIL' && a.email === b.email;

/**
 * What carries over to a new code: mismatches for the same destination, the other channel's destination, and the code
 * whose answer was lost.
 */
const carriedOver = (
  before: PendingSignIn | undefined,
  destination: CodeDestination,
): Pick<PendingSignIn, 'earlier' | 'mismatches' | 'unanswered'> => {
  if (!before) return {};
  const other = [before.destination, before.earlier].find(
    (candidate) => candidate && candidate.method !== destination.method,
  );
  const isRepeated = isSame(before.destination, destination) && before.mismatches !== undefined;
  return {
    ...(other ? { earlier: other } : {}),
    ...(isRepeated ? { mismatches: before.mismatches } : {}),
    ...(before.unanswered === undefined ? {} : { unanswered: before.unanswered }),
  };
};

export const RequestCode = defineUseCase(
  'RequestCode',
  {
    authentication: Authentication,
    store: PendingSignInStore,
    configuration: TenantSandbox,
    clock: Clock,
  },
  ({ authentication, store, configuration, clock }): RequestCode =>
    ({ destination, locale }, cancellation) => {
      const now = clock.now();
      const lockedUntil = store.readLock();
      if (lockedUntil !== undefined && now < lockedUntil) return errAsync({ kind: 'locked', lockedUntil });
      const { sandboxTestToken } = configuration;
      return authentication
        .createLoginCode(loginRequest({ destination, locale, now, sandboxTestToken }), cancellation)
        .map(({ referenceId }) => {
          const pending: PendingSignIn = {
            referenceId,
            destination,
            sentAt: clock.now(),
            ...carriedOver(store.read(), destination),
          };
          store.write(pending);
          return pending;
        })
        .mapErr((failure) => signInProblemOf(failure, store));
    },
);
