import { type AmountDue, type Loan, pastDueAfter } from '../loan/index.ts';
import { isPositive, type Money } from '../money/index.ts';
import { isInProgress } from '../payment/index.ts';
import { nextDueAfter, type ProjectedPayment } from '../projection/index.ts';

/** Drafts that will still be taken, as payments for a projection. */
export const projectedDrafts = (drafts: Loan['autopay']['drafts']): readonly ProjectedPayment[] =>
  drafts.map(({ on, amount }) => ({ on, cents: amount.cents, toPrincipal: false }));

/**
 * The past-due amount that the buyer must pay manually, because autopay never takes it: excludes payments in progress and
 * drafts that will still be taken.
 */
export const pastDueByHand = (loan: Loan, drafts: Loan['autopay']['drafts']): Money =>
  pastDueAfter(loan, [
    ...loan.paymentsInProgress.filter(({ status }) => isInProgress(status)),
    ...drafts.map(({ amount }) => ({ amountType: 'OTHER' as const, amount })),
  ]);

/**
 * The next amount that the buyer must pay manually while autopay takes nothing new, after payments in progress and drafts
 * that will still be taken. Undefined if those pay everything, or if the platform's next due day was missed: that amount is
 * past due.
 */
export const nextByHand = (loan: Loan, drafts: Loan['autopay']['drafts']): AmountDue | undefined => {
  const next = nextDueAfter(loan, {
    others: projectedDrafts(drafts),
  });
  const isMissed = loan.schedule.some(({ dueOn, status }) => dueOn === next?.dueOn && status === 'PAST_DUE');
  return isMissed && isPositive(pastDueByHand(loan, drafts)) ? undefined : next;
};
