import type {
  Authentication,
  Clock,
  Log,
  SessionRevocation,
  SessionStore,
} from '@member-portal/application/ports';
import { createHttpAuthentication, createHttpSessionRevocation } from '@member-portal/client/auth';
import type { Configuration } from '../config/index.ts';
import { createAuthClient } from './http-services.ts';
import type { PlatformParts } from './platform-parts.ts';

/** The auth service with its client. Import this module dynamically: it includes the HTTP client and the wire's schemas. */
export const authService = (
  configuration: Configuration,
  platform: PlatformParts,
  sessions: SessionStore,
  log: Log,
  clock: Clock,
): Authentication =>
  createHttpAuthentication(
    createAuthClient(configuration, platform, sessions, log),
    clock,
    configuration.tenant,
    log,
  );

/** The call that revokes a session, over the same client. */
export const revocationService = (
  configuration: Configuration,
  platform: PlatformParts,
  sessions: SessionStore,
  log: Log,
): SessionRevocation => createHttpSessionRevocation(createAuthClient(configuration, platform, sessions, log));
