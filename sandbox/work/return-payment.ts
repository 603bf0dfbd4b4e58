import type { Transaction } from 'kysely';
import { addBusinessDays } from '../calendar/business-day.ts';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { Database, PaymentMethodRow, PaymentRow } from '../database/schema.ts';
import { returnPayment as returnInBooks } from '../ledger/loan-books.ts';
import { lockLoanForWork, saveBooks } from '../servicing/loan-store.ts';
import { isOpen } from '../servicing/standing.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { takePayment } from './take-payment.ts';

/** Business days after a return for insufficient funds until the draw is retried. */
const RETRY_AFTER = 5;
/** The only reason that may resolve itself with time. */
const MAY_MEND = 'INSUFFICIENT_FUNDS';

/** The reason of a bank that honours a draw first and takes the money back later. */
export const UNAUTHORIZED = 'UNAUTHORIZED';

/** Why the bank behind a method returns a draw; undefined where it honours it, for good or for now. */
export const returnReasonOf = (method: PaymentMethodRow): string | undefined => {
  if (method.returns_with !== null)
    return method.returns_with === UNAUTHORIZED ? undefined : method.returns_with;
  return method.declines ? 'PAYMENT_DECLINED' : undefined;
};

/**
 * A draw that the bank returns: the ledger reverses its entries. After insufficient funds it is retried once on a set
 * day; when that fails too, or a retry is pointless, autopay on the agreement is paused.
 */
export const returnPayment = async (
  tx: Transaction<Database>,
  tenant: PlatformTenant,
  { id, agreement_id }: Pick<PaymentRow, 'id' | 'agreement_id'>,
  reason: string,
  day: PlainDate,
  at: number,
): Promise<boolean> => {
  const loan = await lockLoanForWork(tx, agreement_id);
  const payment = await takePayment(tx, id, 'PENDING');
  if (!payment) return false;
  const { books, journals } = returnInBooks(loan.books, id, day, payment.amount);
  await saveBooks(tx, loan, books, journals, at);
  const isTriedAgain = reason === MAY_MEND && payment.retry_of === null && isOpen(loan.row.status);
  await tx
    .updateTable('payment')
    .set({
      activity_status: 'RETURNED',
      status: 'FAILED',
      failure_reason: reason,
      retry_on: isTriedAgain ? addBusinessDays(day, RETRY_AFTER, tenant.country) : null,
    })
    .where('id', '=', id)
    .execute();
  if (payment.activity_type === 'AUTOPAY' && !isTriedAgain) {
    await tx
      .updateTable('autopay')
      .set({ paused_reason: 'PAYMENT_FAILED' })
      .where('agreement_id', '=', agreement_id)
      // A draft that was too late to change fails on the method from before: nothing is wrong with the new one.
      .where('method_id', '=', payment.method_id)
      .where('ended_at', 'is', null)
      .execute();
  }
  if (reason === 'ACCOUNT_CLOSED') {
    await tx
      .updateTable('payment_method')
      .set({ status: 'FAILED' })
      .where('id', '=', payment.method_id)
      .where('status', '!=', 'DELETED')
      .execute();
  }
  return true;
};
