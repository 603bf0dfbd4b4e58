import type { Kysely } from 'kysely';
import { daysBetween } from '../../calendar/plain-date.ts';
import { dateIn } from '../../calendar/zone.ts';
import type { Database } from '../../database/schema.ts';
import type { PlatformTenant } from '../../tenants/platform-tenant.ts';
import { moveOpenLoans } from './move-open-loans.ts';
import { writeManyLoans } from './write-many-loans.ts';

const SETTING = 'many-loans';
const IN_USE = 'in use';

/** Writes the many loans into a database for later starts, with their reference day. */
export const prepareManyLoans = (db: Kysely<Database>, tenant: PlatformTenant, now: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const today = dateIn(tenant.timezone, now);
    await tx.insertInto('setting').values({ name: SETTING, value: today }).execute();
    await writeManyLoans(tx, tenant, today, now);
  });

/**
 * Makes sure that a database in use has them, as of its first day of use: those that came with it are moved to that
 * day, and one without gets them now, which takes seconds. Several processes may start at once.
 */
export const provideManyLoans = (db: Kysely<Database>, tenant: PlatformTenant, now: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const today = dateIn(tenant.timezone, now);
    const claimed = await tx
      .insertInto('setting')
      .values({ name: SETTING, value: IN_USE })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (claimed) return writeManyLoans(tx, tenant, today, now);
    const { value } = await tx
      .selectFrom('setting')
      .select('value')
      .where('name', '=', SETTING)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (value === IN_USE) return undefined;
    await moveOpenLoans(tx, daysBetween(value, today));
    await tx.updateTable('setting').set({ value: IN_USE }).where('name', '=', SETTING).execute();
    return undefined;
  });
