import type { Kysely } from 'kysely';
import type { PlatformClock } from '../clock/platform-clock.ts';
import type { Database } from '../database/schema.ts';
import type { Log } from '../http/log-entry.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';

/** What the gateway works with; it serves every tenant from one origin. */
export interface GatewayServices {
  readonly db: Kysely<Database>;
  readonly tenants: readonly PlatformTenant[];
  readonly signingKey: Uint8Array;
  readonly clock: PlatformClock;
  readonly log: Log;
}
