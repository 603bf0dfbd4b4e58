import type { Transaction } from 'kysely';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { Database } from '../database/schema.ts';
import { owedOf } from '../ledger/loan-books.ts';
import { cancelLoan, isCancellable } from '../ledger/loan-endings.ts';
import { refundableOf, refundPurchase } from '../ledger/refund-purchase.ts';
import { lockLoanForWork, saveBooks } from '../servicing/loan-store.ts';
import { isOpen } from '../servicing/standing.ts';
import { closeAgreement } from './close-agreement.ts';
import { giveBackHeld } from './give-back-held.ts';
import { ownMovement } from './payment-row.ts';

/** Where the buyer's money goes back to: what the last payment was drawn on. */
const lastMethod = async (tx: Transaction<Database>, agreementId: string): Promise<string | null> => {
  const row = await tx
    .selectFrom('payment')
    .select('method_id')
    .where('agreement_id', '=', agreementId)
    .where('method_id', 'is not', null)
    .orderBy('pay_on', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.method_id ?? null;
};

/**
 * The merchant refunds a purchase partly or completely. A part lowers what is owed; a complete refund cancels the
 * agreement and refunds every payment. What exceeds everything owed goes to the buyer too.
 */
export const refundOrder = async (
  tx: Transaction<Database>,
  agreementId: string,
  cents: number,
  day: PlainDate,
  at: number,
): Promise<'refunded' | 'too-much' | 'closed'> => {
  const loan = await lockLoanForWork(tx, agreementId);
  const { row, books } = loan;
  const isOpenStill = isOpen(row.status);
  if (!isOpenStill && row.status !== 'PAID') return 'closed';
  if (cents <= 0 || cents > refundableOf(books)) return 'too-much';
  const isWhole = isOpenStill && cents === refundableOf(books) && isCancellable(books);
  const { PRINCIPAL: principal, INTEREST: interest, FEES: fees } = books.balances;
  const refunded = isWhole
    ? { ...cancelLoan(books, day), allocation: { fees, interest, principal } }
    : refundPurchase(books, day, cents);
  const { allocation } = refunded;
  const lowered = allocation.fees + allocation.interest + allocation.principal;
  if (lowered > 0) {
    const line = ownMovement(row, at, {
      origin: 'LENDER',
      amount: lowered,
      pay_on: day,
      status: 'COMPLETED',
      activity_status: 'REFUNDED',
      activity_type: 'REFUND',
      ...allocation,
    });
    await tx.insertInto('payment').values(line).execute();
  }
  const given = await giveBackHeld(tx, row, refunded, await lastMethod(tx, agreementId), day, at);
  await saveBooks(tx, loan, given.books, given.journals, at);
  if (isOpenStill && owedOf(given.books) === 0) {
    await closeAgreement(tx, agreementId, isWhole ? 'CANCELLED' : 'PAID', day, at);
  }
  return 'refunded';
};
