import { type Kysely, sql, type Transaction } from 'kysely';
import { dateIn } from '../calendar/zone.ts';
import type { Database } from '../database/schema.ts';
import { DEFAULT_FLAGS } from '../flags/default-flags.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import type { Person } from './person.ts';
import { type PersonRows, rowsOf } from './person-rows.ts';

/** Tables in an order in which references hold. */
const ORDER = [
  'buyer',
  'contact',
  'payment_method',
  'agreement',
  'instalment',
  'journal',
  'posting',
  'payment',
  'autopay',
] as const satisfies readonly (keyof PersonRows)[];

const CHUNK = 500;

const insert = async (tx: Transaction<Database>, all: readonly PersonRows[]): Promise<void> => {
  for (const table of ORDER) {
    const rows = all.flatMap((of) => of[table] as readonly Record<string, unknown>[]);
    for (let at = 0; at < rows.length; at += CHUNK) {
      // The rows of a table are typed where they are made; Kysely cannot follow a union of tables.
      await tx
        .insertInto(table)
        .values(rows.slice(at, at + CHUNK) as never)
        .execute();
    }
  }
};

/** The tenants that have nothing yet. Their claims make processes that start at the same time wait for each other. */
const newAmong = async (
  tx: Transaction<Database>,
  tenants: readonly PlatformTenant[],
  now: number,
): Promise<readonly PlatformTenant[]> => {
  if (tenants.length === 0) return [];
  const claimed = await tx
    .insertInto('setting')
    .values(tenants.map(({ id }) => ({ name: `seeded ${id}`, value: new Date(now).toISOString() })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .execute();
  const flags = await tx.selectFrom('flag').select('tenant').distinct().execute();
  return tenants.filter(
    ({ id }) =>
      claimed.some(({ name }) => name === `seeded ${id}`) && !flags.some(({ tenant }) => tenant === id),
  );
};

/**
 * Gives each tenant that is new to the database its flags and demo borrowers, once, relative to the day on which it
 * happens.
 */
export const seed = async (
  db: Kysely<Database>,
  tenants: readonly PlatformTenant[],
  people: readonly Person[],
  now: number,
): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const fresh = await newAmong(tx, tenants, now);
    if (fresh.length === 0) return;
    const flags = fresh.flatMap(({ id: tenant }) =>
      Object.entries(DEFAULT_FLAGS).map(([name, isOn]) => ({
        tenant,
        name,
        state: isOn ? ('ON' as const) : ('OFF' as const),
        value: null,
      })),
    );
    await tx.insertInto('flag').values(flags).execute();
    const rows = people.flatMap((person) => {
      const tenant = fresh.find(({ id }) => id === person.tenant);
      return tenant ? [rowsOf(person, tenant, dateIn(tenant.timezone, now), now)] : [];
    });
    await insert(tx, rows);
    // Without knowing how many rows there are, the planner reads all loans of a buyer for one page of them.
    await sql`analyze agreement, instalment, posting, payment, autopay`.execute(tx);
  });
};
