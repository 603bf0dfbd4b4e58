import type { BlockList } from 'node:net';
import type { Kysely } from 'kysely';
import type { SendLimits } from '../auth/limits.ts';
import type { PlainDate } from '../calendar/plain-date.ts';
import { dateIn } from '../calendar/zone.ts';
import type { PlatformClock } from '../clock/platform-clock.ts';
import type { Database } from '../database/schema.ts';
import type { PostOffice } from '../inbox/post-message.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import type { Log } from './log-entry.ts';

/** What every route of one tenant works with. */
export interface Services {
  readonly tenant: PlatformTenant;
  readonly db: Kysely<Database>;
  /** Epoch milliseconds on the platform's clock. */
  readonly now: () => number;
  /** Moves the platform's clock, and does what falls due by it. */
  readonly clock: PlatformClock;
  readonly catchUp: () => Promise<void>;
  readonly signingKey: Uint8Array;
  readonly post: PostOffice;
  readonly log: Log;
  /** Refuses a second payment of same amount, day and method while the first is in progress. */
  readonly refuseDuplicates: boolean;
  /** How many codes may be sent. */
  readonly sendLimits: SendLimits;
  /** Proxies whose `X-Forwarded-For` names the caller. */
  readonly proxies: BlockList;
}

/** Today on the tenant's calendar. */
export const todayOf = ({ tenant, now }: Pick<Services, 'tenant' | 'now'>): PlainDate =>
  dateIn(tenant.timezone, now());
