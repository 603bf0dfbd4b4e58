import type { Authentication, SignInFailure } from '@member-portal/application/ports';
import { ResultAsync } from 'neverthrow';

const unreachable = (): SignInFailure => ({ kind: 'request-failed', failure: { kind: 'network-error' } });

/**
 * The auth service behind code that is not part of the first load: it begins to load when this is made, which is when a
 * visitor turns to the form, and every call waits for it. Code that does not come is a call that did not come
 * through; the next call tries again.
 */
export const createLazyAuthentication = (load: () => Promise<Authentication>): Authentication => {
  let loading: Promise<Authentication> | undefined;
  const loaded = (): Promise<Authentication> => {
    loading ??= load().catch((reason: unknown) => {
      loading = undefined;
      throw reason;
    });
    return loading;
  };
  loaded().catch(() => undefined);
  const authentication = (): ResultAsync<Authentication, SignInFailure> =>
    ResultAsync.fromPromise(loaded(), unreachable);
  return {
    createLoginCode: (request, cancellation) =>
      authentication().andThen((real) => real.createLoginCode(request, cancellation)),
    exchangeForSession: (exchange, cancellation) =>
      authentication().andThen((real) => real.exchangeForSession(exchange, cancellation)),
    verifyCode: (verification, cancellation) =>
      authentication().andThen((real) => real.verifyCode(verification, cancellation)),
    refreshSession: (cancellation) => authentication().andThen((real) => real.refreshSession(cancellation)),
  };
};
