import type { Log, SessionRevocation, SessionStore } from '@member-portal/application/ports';
import type { Configuration } from '../config/index.ts';
import type { PlatformParts } from './platform-parts.ts';

/** Revocation where the tenant's platform supports it. It is part of the auth service's code, which loads on demand. */
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
