import type { AmountDue, LoanSummary } from '../loan/index.ts';
import type { LoanToday } from './loan-today.ts';

/**
 * What a list names as the next payment of a loan in a state. What payments in progress cover is not asked for again: it is
 * what comes after, where that is known.
 */
export const nextToPay = ({ nextPayment }: LoanSummary, today: LoanToday): AmountDue | undefined =>
  today.kind === 'processing'
    ? today.next && { dueOn: today.next.on, amount: today.next.amount }
    : nextPayment;
