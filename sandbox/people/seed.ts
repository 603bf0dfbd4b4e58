import { type Kysely, sql, type Transaction } from 'kysely';
import { dateIn } from '../calendar/zone.ts';
import type { Database } from '../database/schema.ts';
import { DEFAULT_FLAGS } from '../flags/default-flags.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import type { Person } from './person.ts';
import { type PersonRows, rowsOf } from './person-rows.ts';

const SEEDED = 'seeded';

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

/** Fills a new database with tenants' flags and demo borrowers, once, relative to the day on which it happens. */
export const seed = async (
  db: Kysely<Database>,
  tenants: readonly PlatformTenant[],
  people: readonly Person[],
  now: number,
): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const claimed = await tx
      .insertInto('setting')
      .values({ name: SEEDED, value: new Date(now).toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!claimed) return;
    const flags = tenants.flatMap(({ id: tenant }) =>
      Object.entries(DEFAULT_FLAGS).map(([name, isOn]) => ({
        tenant,
        name,
        state: isOn ? ('ON' as const) : ('OFF' as const),
        value: null,
      })),
    );
    if (flags.length > 0) await tx.insertInto('flag').values(flags).execute();
    const rows = people.flatMap((person) => {
      const tenant = tenants.find(({ id }) => id === person.tenant);
      return tenant ? [rowsOf(person, tenant, dateIn(tenant.timezone, now), now)] : [];
    });
    await insert(tx, rows);
    // Without knowing how many rows there are, the planner reads all loans of a buyer for one page of them.
    await sql`analyze agreement, instalment, posting, payment, autopay`.execute(tx);
  });
};
