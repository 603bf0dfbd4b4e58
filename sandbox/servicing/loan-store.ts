import type { Kysely, Transaction } from 'kysely';
import type { AgreementRow, Database, InstalmentRow } from '../database/schema.ts';
import { type Balances, NO_BALANCES } from '../ledger/account.ts';
import { ledgerColumns } from '../ledger/ledger-columns.ts';
import type { ChargedFee, Journal, LoanBooks } from '../ledger/loan-books.ts';
import type { Instalment } from '../ledger/schedule.ts';

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

const balancesOf = async (db: Kysely<Database>, agreementId: string): Promise<Balances> => {
  const sums = await db
    .selectFrom('posting')
    .select((eb) => ['account', eb.fn.sum<string>('amount').as('cents')])
    .where('agreement_id', '=', agreementId)
    .groupBy('account')
    .execute();
  return {
    ...NO_BALANCES,
    ...Object.fromEntries(sums.map(({ account, cents }) => [account, Number(cents)])),
  };
};

const chargedFees = async (db: Kysely<Database>, agreementId: string): Promise<readonly ChargedFee[]> => {
  const fees = await db
    .selectFrom('journal')
    .innerJoin('posting', 'posting.journal_id', 'journal.id')
    .select(['journal.booked_on', 'posting.amount'])
    .where('posting.agreement_id', '=', agreementId)
    .where('journal.kind', '=', 'FEE')
    .where('posting.account', '=', 'FEES')
    .orderBy('journal.sequence')
    .execute();
  return fees.map(({ booked_on, amount }) => ({ on: booked_on, cents: amount }));
};

const withBooks = async (db: Kysely<Database>, row: AgreementRow): Promise<StoredLoan> => {
  const instalments = await db
    .selectFrom('instalment')
    .selectAll()
    .where('agreement_id', '=', row.id)
    .orderBy('number')
    .execute();
  return {
    row,
    books: {
      terms: { rate: row.rate, dayCount: row.day_count, rounding: row.rounding },
      balances: await balancesOf(db, row.id),
      charged: await chargedFees(db, row.id),
      accruedThrough: row.accrued_through,
      instalments: instalments.map(instalmentOf),
    },
  };
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
  return row && withBooks(db, row);
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
  return row && withBooks(tx, row);
};

/** Locks an agreement for the platform's own work, whoever owns it. */
export const lockLoanForWork = async (tx: Transaction<Database>, id: string): Promise<StoredLoan> => {
  const row = await tx
    .selectFrom('agreement')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return withBooks(tx, row);
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
