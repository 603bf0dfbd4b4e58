import { type AmountDue, isBeingPaidOff, type Loan } from '../loan/index.ts';
import { type ProjectedPayment, positionAfter, projectedInProgress } from './apply-payment.ts';
import { positionOf } from './loan-position.ts';
import { projectSchedule } from './project-schedule.ts';

/**
 * What falls due next once payments in progress, and others to come, are booked: as the platform reports where none of
 * them brings an instalment forward, else by the loan's own terms. Undefined where they pay all that is left, or the
 * loan's rate is not known.
 */
export const nextDueAfter = (loan: Loan, others: readonly ProjectedPayment[] = []): AmountDue | undefined => {
  const { nextPayment } = loan;
  const coming = [...projectedInProgress(loan), ...others];
  if (!nextPayment || coming.every(({ toPrincipal }) => toPrincipal)) return nextPayment;
  if (isBeingPaidOff(loan)) return undefined;
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
