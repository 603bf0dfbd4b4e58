import type { Transaction } from 'kysely';
import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import type { Database } from '../database/schema.ts';
import { chargeFee } from '../ledger/loan-books.ts';
import { booksAfterPending } from '../ledger/payoff.ts';
import { dueDayWithFeeOn, LATE_FEE } from '../servicing/late-fee.ts';
import { lockLoanForWork, saveBooks } from '../servicing/loan-store.ts';
import { isOnHardship } from '../servicing/on-hardship.ts';
import { isOnHold } from '../servicing/on-hold.ts';
import { paymentsInProgress, pendingOf } from '../servicing/payment-rows.ts';
import { GRACE_DAYS, isOpen } from '../servicing/standing.ts';
import { wasWithheld } from '../servicing/withheld-drafts.ts';
import { ownMovement } from './payment-row.ts';

/**
 * Charges the fee of an instalment that stayed unpaid through its grace period, once: not while a payment is in progress,
 * none while a hardship plan runs or the account is on hold, and none where the platform held the autopay draft back.
 */
export const chargeLateFee = async (
  tx: Transaction<Database>,
  agreementId: string,
  day: PlainDate,
  at: number,
): Promise<boolean> => {
  const loan = await lockLoanForWork(tx, agreementId);
  if (!isOpen(loan.row.status) || loan.row.kind !== 'INSTALLMENT_LOAN') return false;
  if (isOnHardship(loan.row, day) || (await isOnHold(tx, agreementId))) return false;
  const dueOn = dueDayWithFeeOn(day);
  if (await wasWithheld(tx, agreementId, dueOn)) return false;
  const pending = (await paymentsInProgress(tx, agreementId)).map(pendingOf).filter(({ on }) => on < day);
  const row = booksAfterPending(loan.books, pending).instalments.find((one) => one.dueOn === dueOn);
  if (!row || row.paid >= row.amount) return false;
  const charged = await tx
    .selectFrom('payment')
    .select('id')
    .where('agreement_id', '=', agreementId)
    .where('activity_type', '=', 'FEE')
    .where('pay_on', '>=', addDays(dueOn, GRACE_DAYS))
    .executeTakeFirst();
  if (charged) return false;
  const { books, journals } = chargeFee(loan.books, day, LATE_FEE);
  await saveBooks(tx, loan, books, journals, at);
  const fee = ownMovement(loan.row, at, {
    origin: 'LENDER',
    amount: LATE_FEE,
    pay_on: day,
    status: 'COMPLETED',
    activity_status: 'RECEIVED',
    activity_type: 'FEE',
    due_on: dueOn,
  });
  await tx.insertInto('payment').values(fee).execute();
  return true;
};
