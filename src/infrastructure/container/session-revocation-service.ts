import type { Log, SessionRevocation, SessionStore } from '@member-portal/application/ports';
import type { Configuration } from '../config/index.ts';
import type { PlatformParts } from './platform-parts.ts';

/** Revocation where the tenant's platform has it; its code, which is that of the auth service, loads when it is needed. */
export const sessionRevocationService = (
  configuration: Configuration,
  ...dependencies: readonly [platform: PlatformParts, sessions: SessionStore, log: Log]
): SessionRevocation => ({
  revoke: (session) => {
    if (!configuration.authlogout) return;
    // If the code cannot be loaded, the token still expires within minutes.
    import('./auth-service.ts')
      .then(({ revocationService }) => revocationService(configuration, ...dependencies).revoke(session))
      .catch(() => undefined);
  },
});
