import { type AmountDue, type LoanSummary, paidOffOn } from '../loan/index.ts';
import type { LoanToday } from './loan-today.ts';

/**
 * What a list names as the next payment of a loan in a state. What payments in progress cover is not asked for again: it is
 * what comes after, where that is known, and nothing from the day on which they pay the loan off.
 */
export const nextToPay = (loan: LoanSummary, today: LoanToday): AmountDue | undefined => {
  if (today.kind === 'processing') return today.next && { dueOn: today.next.on, amount: today.next.amount };
  const { nextPayment } = loan;
  const endsOn = paidOffOn(loan);
  return endsOn !== undefined && nextPayment && nextPayment.dueOn >= endsOn ? undefined : nextPayment;
};
