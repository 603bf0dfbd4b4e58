import { sql, type Transaction } from 'kysely';
import type { PlainDate } from '../../calendar/plain-date.ts';
import type { Database } from '../../database/schema.ts';
import type { PlatformTenant } from '../../tenants/platform-tenant.ts';
import { manyLoanRows } from './many-loan-rows.ts';

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
] as const;
const CHUNK = 2_500;

/** Columns that are JSON themselves, and would arrive as a text that holds some. */
const asJson = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  typeof row['order_items'] === 'string' ? { ...row, order_items: JSON.parse(row['order_items']) } : row;

/** Rows as one statement each few thousand: a parameter for each value would take a minute. */
const writeRows = async (
  tx: Transaction<Database>,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const names = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name));
  for (let at = 0; at < rows.length; at += CHUNK) {
    const json = JSON.stringify(rows.slice(at, at + CHUNK).map(asJson));
    const columns = sql.join(names);
    const source = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`;
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${source}`.execute(tx);
  }
};

/** Writes the borrower with the most loans, as of a day. */
export const writeManyLoans = async (
  tx: Transaction<Database>,
  tenant: PlatformTenant,
  today: PlainDate,
  now: number,
): Promise<void> => {
  const rows = manyLoanRows(tenant, today, now);
  for (const table of ORDER) await writeRows(tx, table, rows[table]);
  // Until a server does so automatically, minutes later, it would plan for the few earlier rows.
  await sql`analyze buyer, agreement, instalment, journal, posting, payment`.execute(tx);
};
