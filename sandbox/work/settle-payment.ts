import type { Transaction } from 'kysely';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { Database } from '../database/schema.ts';
import { owedOf, settlePayment as settleInBooks } from '../ledger/loan-books.ts';
import { lockLoanForWork, saveBooks } from '../servicing/loan-store.ts';
import { isOpen } from '../servicing/standing.ts';
import { closeAgreement } from './close-agreement.ts';
import { giveBackHeld } from './give-back-held.ts';
import { takePayment } from './take-payment.ts';

/**
 * A draw that the bank has honoured is applied as of the day it was made. A loan that owes nothing is closed, and what was
 * too much goes back.
 */
export const settlePayment = async (
  tx: Transaction<Database>,
  agreementId: string,
  id: string,
  day: PlainDate,
  at: number,
): Promise<boolean> => {
  const loan = await lockLoanForWork(tx, agreementId);
  const payment = await takePayment(tx, id, 'PENDING');
  if (!payment) return false;
  const settled = settleInBooks(loan.books, {
    id,
    on: payment.pay_on,
    cents: payment.amount,
    toPrincipal: payment.amount_type === 'PRINCIPAL',
  });
  const { books, journals } = await giveBackHeld(tx, loan.row, settled, payment.method_id, day, at);
  await saveBooks(tx, loan, books, journals, at);
  await tx
    .updateTable('payment')
    .set({ activity_status: 'RECEIVED', status: 'COMPLETED', ...settled.allocation })
    .where('id', '=', id)
    .execute();
  // The loan is paid off on the day of its last payment, even if the bank confirms that later.
  if (owedOf(books) === 0 && isOpen(loan.row.status))
    await closeAgreement(tx, agreementId, 'PAID', payment.pay_on, at);
  return true;
};
