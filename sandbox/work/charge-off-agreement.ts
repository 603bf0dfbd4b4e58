import type { Transaction } from 'kysely';
import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import type { Database } from '../database/schema.ts';
import { chargeOff } from '../ledger/loan-endings.ts';
import { lockLoanForWork, saveBooks } from '../servicing/loan-store.ts';
import { isOpen } from '../servicing/standing.ts';

/** Days past due after which a loan is written off. */
const CHARGE_OFF_DAYS = 120;

/** The newest due day that is old enough on a day. */
export const chargedOffThrough = (day: PlainDate): PlainDate => addDays(day, -CHARGE_OFF_DAYS);

/** Writes off an agreement that has been past due too long. Money on its way is awaited first. */
export const chargeOffAgreement = async (
  tx: Transaction<Database>,
  agreementId: string,
  day: PlainDate,
  at: number,
): Promise<boolean> => {
  const loan = await lockLoanForWork(tx, agreementId);
  const { row } = loan;
  if (!isOpen(row.status) || row.oldest_unpaid_on > chargedOffThrough(day)) return false;
  if (loan.books.balances.IN_TRANSIT > 0) return false;
  const { books, journals } = chargeOff(loan.books, day);
  await saveBooks(tx, loan, books, journals, at);
  await tx
    .updateTable('agreement')
    .set({ status: 'CHARGED_OFF', closed_on: day })
    .where('id', '=', agreementId)
    .execute();
  await tx
    .updateTable('autopay')
    .set({ ended_at: at })
    .where('agreement_id', '=', agreementId)
    .where('ended_at', 'is', null)
    .execute();
  await tx
    .updateTable('payment')
    .set({ status: 'CANCELLED', activity_status: 'CANCELLED' })
    .where('agreement_id', '=', agreementId)
    .where('activity_status', '=', 'SCHEDULED')
    .execute();
  return true;
};
