import type { Transaction } from 'kysely';
import { addDays, addMonths, type PlainDate, partsOf } from '../calendar/plain-date.ts';
import type { Database } from '../database/schema.ts';
import { openBooks } from '../ledger/loan-books.ts';
import { dueDates, makeSchedule } from '../ledger/schedule.ts';
import { lockLoanForWork, saveBooks } from '../servicing/loan-store.ts';
import { isOnHold } from '../servicing/on-hold.ts';

/** How long somebody looks at a purchase, days. */
const REVIEW_DAYS = 5;
/** How long before its first instalment an accepted loan gets its first statement, days. */
export const STATEMENT_DAYS = 21;
/** A due day that every month has. */
const LAST_DUE_DAY = 28;

/** The newest day of purchase that has been looked at long enough on a day. */
export const reviewedThrough = (day: PlainDate): PlainDate => addDays(day, -REVIEW_DAYS);

/** The newest first due day of which the statement is made on a day. */
export const statedThrough = (day: PlainDate): PlainDate => addDays(day, STATEMENT_DAYS);

const firstDueAfter = (day: PlainDate, frequency: 'MONTHLY' | 'BIWEEKLY'): PlainDate => {
  if (frequency === 'BIWEEKLY') return addDays(day, 14);
  const next = addMonths(day, 1);
  const late = partsOf(next)[2] - LAST_DUE_DAY;
  return late > 0 ? addDays(next, -late) : next;
};

/** Approves a purchase that was in review: the money is lent on that day, and instalments count from it. Not while the account is on hold. */
export const approveAgreement = async (
  tx: Transaction<Database>,
  agreementId: string,
  day: PlainDate,
  at: number,
): Promise<boolean> => {
  const loan = await lockLoanForWork(tx, agreementId);
  const { row } = loan;
  if (row.status !== 'REVIEW' || (await isOnHold(tx, agreementId))) return false;
  const first = firstDueAfter(day, row.frequency);
  const plan = {
    terms: loan.books.terms,
    principal: row.original,
    from: day,
    dates: dueDates(first, row.term, row.frequency),
  };
  const { books, journals } = openBooks(plan.terms, plan.principal, day, makeSchedule(plan));
  await saveBooks(tx, loan, books, journals, at);
  await tx
    .updateTable('agreement')
    .set({ status: 'ACCEPTED', opened_on: day, first_due_on: first })
    .where('id', '=', agreementId)
    .execute();
  return true;
};

/** Counts an accepted agreement as outstanding, once its first statement is made. */
export const beginAgreement = async (tx: Transaction<Database>, agreementId: string): Promise<boolean> => {
  const begun = await tx
    .updateTable('agreement')
    .set({ status: 'OUTSTANDING' })
    .where('id', '=', agreementId)
    .where('status', '=', 'ACCEPTED')
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
};
