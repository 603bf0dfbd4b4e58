import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { acceptPayment } from '../ledger/loan-books.ts';
import { lockLoanForWork, saveBooks } from '../servicing/loan-store.ts';
import { takePayment } from './take-payment.ts';

/** A payment whose day has come leaves: the ledger notes it as in transit. */
export const startPayment = async (
  tx: Transaction<Database>,
  agreementId: string,
  id: string,
  at: number,
): Promise<boolean> => {
  const loan = await lockLoanForWork(tx, agreementId);
  const payment = await takePayment(tx, id, 'SCHEDULED');
  if (!payment) return false;
  const { books, journals } = acceptPayment(loan.books, id, payment.pay_on, payment.amount);
  await saveBooks(tx, loan, books, journals, at);
  await tx
    .updateTable('payment')
    .set({ activity_status: 'PENDING', status: 'PENDING' })
    .where('id', '=', id)
    .execute();
  return true;
};
