import type { PlainDate } from '../calendar/index.ts';
import type { AmountDue, Loan } from '../loan/index.ts';
import { isPositive, type Money } from '../money/index.ts';
import { nextByHand, pastDueByHand } from './next-by-hand.ts';

/** What is due before autopay begins, once payments and drafts in progress are booked. */
export interface DueByHand {
  readonly pastDue: Money | undefined;
  /** Due before the first draft, and not past due. */
  readonly coming: readonly AmountDue[];
}

/**
 * What the buyer must pay manually if the first draft is for the given due day: autopay takes nothing due earlier.
 * `instalments` are those from today on, once payments and drafts in progress are booked.
 */
export const dueByHand = (
  loan: Loan,
  draftsInProgress: Loan['autopay']['drafts'],
  firstDueOn: PlainDate,
  instalments: readonly AmountDue[],
): DueByHand => {
  const pastDue = pastDueByHand(loan, draftsInProgress);
  const next = nextByHand(loan, draftsInProgress);
  return {
    pastDue: isPositive(pastDue) ? pastDue : undefined,
    coming: [
      ...(next ? [next] : []),
      ...instalments.filter(({ dueOn }) => !next || dueOn > next.dueOn),
    ].filter(({ dueOn }) => dueOn < firstDueOn),
  };
};
