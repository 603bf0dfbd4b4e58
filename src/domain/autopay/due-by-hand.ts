import type { PlainDate } from '../calendar/index.ts';
import type { AmountDue, Loan } from '../loan/index.ts';
import { isPositive, type Money } from '../money/index.ts';
import { nextByHand, pastDueByHand } from './next-by-hand.ts';

/** What is due before autopay begins, once payments and drafts in progress are booked. */
export interface DueByHand {
  readonly pastDue: Money | undefined;
  readonly next: AmountDue | undefined;
}

/** What the buyer must pay manually if the first draft is for the given due day: autopay takes nothing due earlier. */
export const dueByHand = (
  loan: Loan,
  draftsInProgress: Loan['autopay']['drafts'],
  firstDueOn: PlainDate,
): DueByHand => {
  const pastDue = pastDueByHand(loan, draftsInProgress);
  const next = nextByHand(loan, draftsInProgress);
  return {
    pastDue: isPositive(pastDue) ? pastDue : undefined,
    next: next && next.dueOn < firstDueOn ? next : undefined,
  };
};
