import { createLazyAuthentication } from '../auth/lazy-authentication.ts';
import { codeAhead, codeInTime } from '../browser/code-in-time.ts';
import type { authService } from './auth-service.ts';
import type { StartFlags } from './start-flags.ts';

/** Loaded when a visitor starts to use the form. Flags load after it, because they need the same client. */
export const lazyAuthService = (startFlags: StartFlags, ...dependencies: Parameters<typeof authService>) => {
  const loadBy = (inTime: typeof codeAhead) => async () => {
    const module = await inTime(import('./auth-service.ts'));
    startFlags();
    return module.authService(...dependencies);
  };
  return createLazyAuthentication(
    loadBy(codeAhead),
    loadBy((loading) => codeInTime(loading)),
    dependencies[1].isOnline,
  );
};
