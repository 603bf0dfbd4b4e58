import type { Kysely, Transaction } from 'kysely';
import type { AgreementRow, Database, InstalmentRow } from '../database/schema.ts';
import { NO_BALANCES } from '../ledger/account.ts';
import { ledgerColumns } from '../ledger/ledger-columns.ts';
import type { Journal, LoanBooks } from '../ledger/loan-books.ts';
import type { Instalment } from '../ledger/schedule.ts';
import { byAgreement } from './by-agreement.ts';

/** Whose agreements a caller may see. */
export interface Owner {
  readonly tenant: string;
  readonly buyerId: string;
}

/** An agreement with its books. */
export interface StoredLoan {
  readonly row: AgreementRow;
  readonly books: LoanBooks;
}

/** An instalment as it is stored. */
export const instalmentOf = (row: InstalmentRow): Instalment => ({
  number: row.number,
  dueOn: row.due_on,
  amount: row.amount,
  principal: row.principal,
  interest: row.interest,
  paid: row.paid,
});

const balancesOf = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('posting')
    .select((eb) => ['agreement_id', 'account', eb.fn.sum<string>('amount').as('cents')])
    .where('agreement_id', 'in', [...ids])
    .groupBy(['agreement_id', 'account'])
    .execute();

const chargedFees = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('journal')
    .innerJoin('posting', 'posting.journal_id', 'journal.id')
    .select(['posting.agreement_id', 'journal.booked_on', 'posting.amount'])
    .where('posting.agreement_id', 'in', [...ids])
    .where('journal.kind', '=', 'FEE')
    .where('posting.account', '=', 'FEES')
    .orderBy('journal.sequence')
    .execute();

/** Instalments of some agreements, each agreement's in their order. */
export const instalmentsOf = (db: Kysely<Database>, ids: readonly string[]) =>
  db
    .selectFrom('instalment')
    .selectAll()
    .where('agreement_id', 'in', [...ids])
    .orderBy('number')
    .execute();

/** Agreements with their books, in the order of the rows; three reads, however many there are. */
export const withBooks = async (
  db: Kysely<Database>,
  rows: readonly AgreementRow[],
): Promise<readonly StoredLoan[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const instalments = byAgreement(await instalmentsOf(db, ids));
  const sums = byAgreement(await balancesOf(db, ids));
  const fees = byAgreement(await chargedFees(db, ids));
  return rows.map((row) => ({
    row,
    books: {
      terms: { rate: row.rate, dayCount: row.day_count, rounding: row.rounding },
      balances: {
        ...NO_BALANCES,
        ...Object.fromEntries((sums.get(row.id) ?? []).map(({ account, cents }) => [account, Number(cents)])),
      },
      charged: (fees.get(row.id) ?? []).map(({ booked_on, amount }) => ({ on: booked_on, cents: amount })),
      accruedThrough: row.accrued_through,
      instalments: (instalments.get(row.id) ?? []).map(instalmentOf),
    },
  }));
};

const oneWithBooks = async (db: Kysely<Database>, row: AgreementRow): Promise<StoredLoan> => {
  const [loan] = await withBooks(db, [row]);
  if (!loan) throw new Error('An agreement has books.');
  return loan;
};

const ownAgreement = (db: Kysely<Database>, owner: Owner, id: string) =>
  db
    .selectFrom('agreement')
    .selectAll()
    .where('id', '=', id)
    .where('tenant', '=', owner.tenant)
    .where('buyer_id', '=', owner.buyerId)
    .where('status', '!=', 'OFFERED');

/** A buyer's own agreement; undefined for anybody else's and for unknown ids alike. */
export const findLoan = async (
  db: Kysely<Database>,
  owner: Owner,
  id: string,
): Promise<StoredLoan | undefined> => {
  const row = await ownAgreement(db, owner, id).executeTakeFirst();
  return row && oneWithBooks(db, row);
};

/** Whether findLoan would find it, without reading its books. */
export const hasLoan = async (db: Kysely<Database>, owner: Owner, id: string): Promise<boolean> =>
  (await ownAgreement(db, owner, id).executeTakeFirst()) !== undefined;

/** Like findLoan, and keeps the agreement to this transaction until it ends. */
export const lockLoan = async (
  tx: Transaction<Database>,
  owner: Owner,
  id: string,
): Promise<StoredLoan | undefined> => {
  const row = await ownAgreement(tx, owner, id).forUpdate().executeTakeFirst();
  return row && oneWithBooks(tx, row);
};

/** Locks an agreement of any buyer for the platform's own work. */
export const lockLoanForWork = async (tx: Transaction<Database>, id: string): Promise<StoredLoan> => {
  const row = await tx
    .selectFrom('agreement')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return oneWithBooks(tx, row);
};

/** Writes what movements changed; the agreement has to be locked in the same transaction. */
export const saveBooks = async (
  tx: Transaction<Database>,
  { row }: StoredLoan,
  books: LoanBooks,
  journals: readonly Journal[],
  now: number,
): Promise<void> => {
  const { written } = await tx
    .selectFrom('journal')
    .select((eb) => eb.fn.coalesce(eb.fn.max('sequence'), eb.lit(0)).as('written'))
    .where('agreement_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const columns = ledgerColumns(row.id, books, journals, written, () => now);
  if (columns.journals.length > 0) await tx.insertInto('journal').values(columns.journals).execute();
  if (columns.postings.length > 0) await tx.insertInto('posting').values(columns.postings).execute();
  await tx.deleteFrom('instalment').where('agreement_id', '=', row.id).execute();
  if (columns.instalments.length > 0) await tx.insertInto('instalment').values(columns.instalments).execute();
  await tx.updateTable('agreement').set(columns.agreement).where('id', '=', row.id).execute();
};
