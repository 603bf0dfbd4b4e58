import type { Kysely } from 'kysely';
import { issueToken } from '../../../sandbox/auth/session-token.ts';
import type { Database } from '../../../sandbox/database/schema.ts';
import {
  createPlatform,
  demoPeople,
  demoTenants,
  type LogEntry,
  type PlatformOptions,
} from '../../../sandbox/index.ts';
import { seed } from '../../../sandbox/people/seed.ts';
import { checkedPlatform } from '../../support/contract/checked-platform.ts';
import { keptData } from '../../support/kept-data.ts';
import { type Client, clientOf } from './client.ts';
import { ownDatabase } from './own-database.ts';

/** A Wednesday noon in New York: 2026-03-11, three days after clocks went forward. */
const WEDNESDAY_NOON = Date.parse('2026-03-11T16:00:00Z');

/** What signs sessions in these tests. */
export const TEST_KEY = new TextEncoder().encode('a signing key that only these tests use');

/** The platform under test, on a clock that the test moves, with a way into its books. */
export interface Sandbox {
  readonly db: Kysely<Database>;
  readonly log: readonly LogEntry[];
  readonly now: () => number;
  readonly advance: (ms: number) => void;
  readonly catchUp: () => Promise<void>;
  /** A visitor of a tenant, or somebody with a token. */
  readonly visit: (tenant?: string) => Client;
  /** A borrower by given name, signed in by a token of the test's own. */
  readonly as: (givenName: string, tenant?: string) => Promise<Client & { readonly buyerId: string }>;
  /** Answers on northwind's origin as a server would. */
  readonly handle: (
    request: Request,
    from?: { readonly peer: string | undefined },
  ) => Response | Promise<Response>;
  readonly tokenFor: (buyerId: string, tenant: string, key?: Uint8Array) => Promise<string>;
  /** Makes data and clock as they were at the start. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a platform with the demo borrowers; close it after the test file. */
export const startSandbox = async (
  options: Partial<
    Pick<PlatformOptions, 'people' | 'refuseDuplicates' | 'tenants' | 'hasControl' | 'sendLimits' | 'proxies'>
  > = {},
): Promise<Sandbox> => {
  let time = WEDNESDAY_NOON;
  const now = (): number => time;
  const log: LogEntry[] = [];
  const database = await ownDatabase();
  const platform = checkedPlatform(
    await createPlatform({
      tenants: demoTenants,
      ...options,
      database,
      clock: now,
      signingKey: TEST_KEY,
      log: (entry) => log.push(entry),
    }),
  );
  const { db } = database;
  const kept = keptData(db);
  const tokenFor = async (buyerId: string, tenant: string, key: Uint8Array = TEST_KEY): Promise<string> =>
    (await issueToken({ buyerId, tenant, since: time }, key, time)).token;
  const visit = (tenant = 'northwind'): Client => clientOf(platform, tenant, undefined);
  return {
    db,
    log,
    now,
    advance: (ms) => {
      time += ms;
    },
    catchUp: platform.catchUp,
    visit,
    as: async (givenName, tenant = 'northwind') => {
      const { id } = await db
        .selectFrom('buyer')
        .select('id')
        .where('tenant', '=', tenant)
        .where('given_name', '=', givenName)
        .executeTakeFirstOrThrow();
      return { ...clientOf(platform, tenant, await tokenFor(id, tenant)), buyerId: id };
    },
    handle: (request, from) => platform.api('northwind').fetch(request, from),
    tokenFor,
    reset: async () => {
      time = WEDNESDAY_NOON;
      await kept.restore('the demonstration', () =>
        seed(db, options.tenants ?? demoTenants, options.people ?? demoPeople(), time),
      );
    },
    close: platform.close,
  };
};
