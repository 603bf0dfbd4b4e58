import type { Kysely } from 'kysely';
import { dateIn } from '../../../sandbox/calendar/zone.ts';
import type { Database } from '../../../sandbox/database/schema.ts';
import {
  createPlatform,
  demoPeople,
  demoTenants,
  type Person,
  type Platform,
} from '../../../sandbox/index.ts';
import { seed } from '../../../sandbox/people/seed.ts';
import type { PlatformTenant } from '../../../sandbox/tenants/platform-tenant.ts';
import { checkedPlatform } from '../contract/checked-platform.ts';
import { keptData } from '../kept-data.ts';
import { memoryDatabase } from '../memory-database.ts';

export type TenantId = 'northwind' | 'harbour' | 'maple';

/** The lender's platform in memory, with a way into its books. */
export interface RunningPlatform {
  readonly platform: Platform;
  readonly db: Kysely<Database>;
  readonly signingKey: Uint8Array;
  readonly tenantOf: (id: TenantId) => PlatformTenant;
  /** Hands a request to a tenant's origin or to the gateway's, without a network. */
  readonly fetch: (origin: TenantId | 'gateway', path: string, init?: RequestInit) => Promise<Response>;
  /** Makes all data new, as at the first start; with the three borrowers of each tenant that carry most tests, or with others. */
  readonly reset: (people?: readonly Person[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

const SIGNING_KEY = new TextEncoder().encode('a signing key that only these tests use');

const ORIGINS: Readonly<Record<TenantId | 'gateway', string>> = {
  northwind: 'http://northwind.localhost',
  harbour: 'http://harbour.localhost',
  maple: 'http://maple.localhost',
  gateway: 'http://gateway.localhost',
};

/** The gateway lets pages of a tenant's own origin alone frame its pages. */
const atTheirOrigins = demoTenants.map((tenant) => ({
  ...tenant,
  origins: [ORIGINS[tenant.id as TenantId]],
}));

/** Starts the platform over a database in memory; one start serves many scenarios, with a reset between them. */
export const startPlatform = async (
  tenants: readonly PlatformTenant[] = atTheirOrigins,
): Promise<RunningPlatform> => {
  const database = await memoryDatabase();
  const platform = checkedPlatform(
    await createPlatform({
      database,
      tenants,
      signingKey: SIGNING_KEY,
      log: () => undefined,
      // A platform that lets every payment through: that none is made twice is then the portal's own doing.
      refuseDuplicates: false,
    }),
  );
  const { db } = database;
  const kept = keptData(db);
  return {
    platform,
    db,
    signingKey: SIGNING_KEY,
    tenantOf: (id) => {
      const tenant = tenants.find((candidate) => candidate.id === id);
      if (!tenant) throw new Error(`no tenant ${id}`);
      return tenant;
    },
    fetch: async (origin, path, init) => {
      const app = origin === 'gateway' ? platform.gateway : platform.api(origin);
      return app.request(`${ORIGINS[origin]}${path}`, init);
    },
    reset: (people = demoPeople()) => {
      const now = Date.now();
      // What was seeded holds for a day: dates are counted from it.
      const key = JSON.stringify([people, tenants.map(({ timezone }) => dateIn(timezone, now))]);
      return kept.restore(key, () => seed(db, tenants, people, now));
    },
    close: platform.close,
  };
};
