import type { Transaction } from 'kysely';
import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import type { Database } from '../database/schema.ts';
import { chargeOff } from '../ledger/loan-endings.ts';
import { lockLoanForWork, saveBooks } from '../servicing/loan-store.ts';
import { isOnHardship } from '../servicing/on-hardship.ts';
import { paymentsInProgress } from '../servicing/payment-rows.ts';
import { isOpen } from '../servicing/standing.ts';
import { closeAgreement } from './close-agreement.ts';

/** Days past due after which a loan is written off. */
const CHARGE_OFF_DAYS = 120;

/** The newest due day that is old enough on a day. */
export const chargedOffThrough = (day: PlainDate): PlainDate => addDays(day, -CHARGE_OFF_DAYS);

/**
 * Writes off an agreement that has been past due too long. Not while a hardship plan runs; payments in progress are awaited,
 * those that are only scheduled too, since closing the agreement would drop them.
 */
export const chargeOffAgreement = async (
  tx: Transaction<Database>,
  agreementId: string,
  day: PlainDate,
  at: number,
): Promise<boolean> => {
  const loan = await lockLoanForWork(tx, agreementId);
  const { row } = loan;
  if (!isOpen(row.status) || row.oldest_unpaid_on > chargedOffThrough(day)) return false;
  if (isOnHardship(row, day) || loan.books.balances.IN_TRANSIT > 0) return false;
  if ((await paymentsInProgress(tx, agreementId)).length > 0) return false;
  const { books, journals } = chargeOff(loan.books, day);
  await saveBooks(tx, loan, books, journals, at);
  await closeAgreement(tx, agreementId, 'CHARGED_OFF', day, at);
  return true;
};
