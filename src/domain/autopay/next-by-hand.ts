import type { AmountDue, Loan } from '../loan/index.ts';
import { positionAfter, positionOf, projectedInProgress, projectSchedule } from '../projection/index.ts';

/**
 * What falls due next for the buyer to pay once autopay is off: after the drafts that are still made, by the loan's own
 * terms; where there are none, as the platform says. Undefined where they pay all that is left.
 */
export const nextByHand = (loan: Loan, inProgress: Loan['autopay']['drafts']): AmountDue | undefined => {
  const { nextPayment } = loan;
  if (inProgress.length === 0 || !nextPayment) return nextPayment;
  const coming = [
    ...projectedInProgress(loan),
    ...inProgress.map(({ on, amount }) => ({ on, cents: amount.cents, toPrincipal: false })),
  ];
  return positionOf(loan)
    .map((position) => {
      const { open } = projectSchedule(positionAfter(position, coming));
      const next = open.find(({ dueOn }) => dueOn >= nextPayment.dueOn);
      return (
        next && {
          dueOn: next.dueOn,
          amount: { cents: next.amount - next.paid, currency: position.currency },
        }
      );
    })
    .unwrapOr(undefined);
};
