import { type AmountDue, type LoanSummary, paidOffOn } from '../loan/index.ts';
import type { LoanToday } from './loan-today.ts';

/**
 * The next payment of a loan in a list. A payment covered by payments in progress is skipped: the next one after it is
 * shown if known, and none from the day on which they pay the loan off.
 */
export const nextToPay = (loan: LoanSummary, today: LoanToday): AmountDue | undefined => {
  if (today.kind === 'processing') return today.next && { dueOn: today.next.on, amount: today.next.amount };
  const { nextPayment } = loan;
  const endsOn = paidOffOn(loan);
  return endsOn !== undefined && nextPayment && nextPayment.dueOn >= endsOn ? undefined : nextPayment;
};
