import type { Authentication, SignInFailure } from '@member-portal/application/ports';
import { ResultAsync } from 'neverthrow';

/**
 * The auth service, whose code is not part of the first load: `prepare` loads it when a visitor starts to use the form, and
 * every call waits for it. If `ahead` could not load it, a call loads it again by `whenAsked`, which may reload the page; if
 * that fails too, the call fails as unreachable, and the next one tries again.
 */
export const createLazyAuthentication = (
  ahead: () => Promise<Authentication>,
  whenAsked: () => Promise<Authentication>,
  isOnline: () => boolean,
): Authentication => {
  const unreachable = (): SignInFailure => ({
    kind: 'request-failed',
    failure: { kind: isOnline() ? 'unreachable' : 'network-error' },
  });
  let loading: Promise<Authentication> | undefined;
  const loaded = (load: () => Promise<Authentication>): Promise<Authentication> => {
    loading ??= load().catch((reason: unknown) => {
      loading = undefined;
      throw reason;
    });
    return loading;
  };
  const asked = async (): Promise<Authentication> => {
    await loading?.catch(() => undefined);
    return loaded(whenAsked);
  };
  const authentication = (): ResultAsync<Authentication, SignInFailure> =>
    ResultAsync.fromPromise(asked(), unreachable);
  return {
    prepare: () => void loaded(ahead).catch(() => undefined),
    createLoginCode: (request, cancellation) =>
      authentication().andThen((real) => real.createLoginCode(request, cancellation)),
    exchangeForSession: (exchange, cancellation) =>
      authentication().andThen((real) => real.exchangeForSession(exchange, cancellation)),
    verifyCode: (verification, cancellation) =>
      authentication().andThen((real) => real.verifyCode(verification, cancellation)),
    refreshSession: (cancellation) => authentication().andThen((real) => real.refreshSession(cancellation)),
  };
};
