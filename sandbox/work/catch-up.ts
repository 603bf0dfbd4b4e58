import type { Kysely } from 'kysely';
import { addDays } from '../calendar/plain-date.ts';
import { dateIn } from '../calendar/zone.ts';
import type { Database } from '../database/schema.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { runDay } from './run-day.ts';

/** How long after it was asked for a payment of the day is on its way to the bank, milliseconds. */
const LEAVES_AFTER_MS = 30_000;

const nameOf = (tenant: PlatformTenant): string => `worked-through:${tenant.id}`;

/**
 * Brings a tenant's books to now: every day since the last one that was worked through, in order, so that a platform
 * that was switched off for a month shows what happened in it. Safe to run at any time and from several processes.
 */
export const catchUp = async (db: Kysely<Database>, tenant: PlatformTenant, now: number): Promise<number> => {
  const today = dateIn(tenant.timezone, now);
  const name = nameOf(tenant);
  const known = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  let done = 0;
  // The last day is done again: payments for it may have been asked for since.
  for (let day = known?.value ?? today; day <= today; day = addDays(day, 1)) {
    done += await runDay(db, tenant, day);
  }
  await db
    .insertInto('setting')
    .values({ name, value: today })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: today }))
    .execute();
  await db
    .updateTable('payment')
    .set({ status: 'PENDING' })
    .where('tenant', '=', tenant.id)
    .where('status', '=', 'REQUESTED')
    .where('activity_status', '=', 'PENDING')
    .where('created_at', '<=', now - LEAVES_AFTER_MS)
    .execute();
  return done;
};
