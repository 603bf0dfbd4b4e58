import type { Transaction } from 'kysely';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { Database } from '../database/schema.ts';
import { reversePayment } from '../ledger/reverse-payment.ts';
import { agreedPlanOf } from '../servicing/agreed-plan.ts';
import { countedPayments } from '../servicing/counted-payments.ts';
import { lockLoanForWork, saveBooks } from '../servicing/loan-store.ts';
import { ownMovement } from './payment-row.ts';
import { takePayment } from './take-payment.ts';

/** How a settled payment is undone: its bank takes it back, or the lender gives it back. */
export interface Undoing {
  readonly kind: 'CHARGEBACK' | 'PAYMENT_REFUND';
  /** Why the bank took it back. */
  readonly reason?: string;
}

/** Loans on which a settled payment can still go back; the money of a cancelled order has been returned already. */
const REVERSIBLE: readonly string[] = ['OUTSTANDING', 'PAID', 'CHARGED_OFF'];

/**
 * Undoes a settled payment: the history keeps it, marked, beside a line of what went. A loan that was paid off is open
 * again, and autopay that draws on the same method is paused after a chargeback.
 */
export const undoPayment = async (
  tx: Transaction<Database>,
  paymentId: string,
  { kind, reason }: Undoing,
  day: PlainDate,
  at: number,
): Promise<'undone' | 'not-settled' | 'not-found'> => {
  const known = await tx
    .selectFrom('payment')
    .select('agreement_id')
    .where('id', '=', paymentId)
    .where('origin', '!=', 'LENDER')
    .executeTakeFirst();
  if (!known) return 'not-found';
  const loan = await lockLoanForWork(tx, known.agreement_id);
  const payment = await takePayment(tx, paymentId, 'RECEIVED');
  if (!payment || !REVERSIBLE.includes(loan.row.status)) return 'not-settled';
  const allocation = {
    fees: payment.fees ?? 0,
    interest: payment.interest ?? 0,
    principal: payment.principal ?? 0,
  };
  const undone = reversePayment(loan.books, {
    kind,
    paymentId,
    on: day,
    cents: payment.amount,
    allocation,
    agreed: agreedPlanOf(loan.row),
    counted: await countedPayments(tx, loan.row.id, paymentId),
  });
  // All of it has gone to the buyer already.
  if (undone.reversed === 0) return 'not-settled';
  await saveBooks(tx, loan, undone.books, undone.journals, at);
  const isChargeback = kind === 'CHARGEBACK';
  const status = isChargeback ? 'CHARGED_BACK' : 'REFUNDED';
  await tx
    .updateTable('payment')
    .set({ activity_status: status, failure_reason: reason ?? null })
    .where('id', '=', paymentId)
    .execute();
  const line = ownMovement(loan.row, at, {
    origin: 'LENDER',
    amount: undone.reversed,
    pay_on: day,
    status: 'COMPLETED',
    activity_status: status,
    activity_type: isChargeback ? 'CHARGEBACK' : 'REFUND',
    method_id: payment.method_id,
    ...allocation,
  });
  await tx.insertInto('payment').values(line).execute();
  if (loan.row.status === 'PAID') {
    await tx
      .updateTable('agreement')
      .set({ status: 'OUTSTANDING', closed_on: null })
      .where('id', '=', loan.row.id)
      .execute();
  }
  if (isChargeback) {
    await tx
      .updateTable('autopay')
      .set({ paused_reason: 'PAYMENT_FAILED' })
      .where('agreement_id', '=', loan.row.id)
      .where('method_id', '=', payment.method_id)
      .where('ended_at', 'is', null)
      .execute();
  }
  return 'undone';
};
