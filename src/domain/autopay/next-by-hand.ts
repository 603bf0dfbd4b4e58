import { type AmountDue, type Loan, pastDueAfter } from '../loan/index.ts';
import { isPositive, type Money } from '../money/index.ts';
import { isInProgress } from '../payment/index.ts';
import { nextDueAfter } from '../projection/index.ts';

/**
 * What is past due for the buyer to pay, which autopay never takes: all but payments in progress and the drafts that are still
 * made.
 */
export const pastDueByHand = (loan: Loan, drafts: Loan['autopay']['drafts']): Money =>
  pastDueAfter(loan, [
    ...loan.paymentsInProgress.filter(({ status }) => isInProgress(status)),
    ...drafts.map(({ amount }) => ({ amountType: 'OTHER' as const, amount })),
  ]);

/**
 * What falls due next for the buyer to pay while autopay takes nothing new, after payments in progress and the drafts that are
 * still made. Undefined where they pay all that is left, and where the platform's next day is one that was missed: that is past
 * due.
 */
export const nextByHand = (loan: Loan, drafts: Loan['autopay']['drafts']): AmountDue | undefined => {
  const next = nextDueAfter(loan, {
    others: drafts.map(({ on, amount }) => ({ on, cents: amount.cents, toPrincipal: false })),
  });
  const isMissed = loan.schedule.some(({ dueOn, status }) => dueOn === next?.dueOn && status === 'PAST_DUE');
  return isMissed && isPositive(pastDueByHand(loan, drafts)) ? undefined : next;
};
