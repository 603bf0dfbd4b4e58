import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { acceptPayment } from '../ledger/loan-books.ts';
import { payoffOn } from '../ledger/payoff.ts';
import { lockLoanForWork, saveBooks } from '../servicing/loan-store.ts';
import { paymentsInProgress, pendingOf } from '../servicing/payment-rows.ts';
import { takePayment } from './take-payment.ts';

/**
 * A payment whose day has come leaves: the ledger notes it as in transit. No more is drawn than is still owed beside what is
 * in transit already, and one that nothing is owed for is cancelled.
 */
export const startPayment = async (
  tx: Transaction<Database>,
  agreementId: string,
  id: string,
  at: number,
): Promise<boolean> => {
  const loan = await lockLoanForWork(tx, agreementId);
  const payment = await takePayment(tx, id, 'SCHEDULED');
  if (!payment) return false;
  const inTransit = (await paymentsInProgress(tx, agreementId)).map(pendingOf).filter(({ noted }) => noted);
  const owed = payoffOn(loan.books, inTransit, payment.pay_on).amount;
  const amount = Math.min(payment.amount, owed);
  const status = amount > 0 ? 'PENDING' : 'CANCELLED';
  const left = amount > 0 ? amount : payment.amount;
  await tx
    .updateTable('payment')
    .set({ activity_status: status, status, amount: left })
    .where('id', '=', id)
    .execute();
  const { books, journals } = acceptPayment(loan.books, id, payment.pay_on, amount);
  await saveBooks(tx, loan, books, journals, at);
  return true;
};
