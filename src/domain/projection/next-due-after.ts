import type { PlainDate } from '../calendar/index.ts';
import { type AmountDue, isBeingPaidOff, type Loan, type LoanSummary } from '../loan/index.ts';
import { type ProjectedPayment, positionAfter, projectedInProgress } from './apply-payment.ts';
import { positionOf } from './loan-position.ts';
import { projectSchedule } from './project-schedule.ts';

/** A whole loan, or the summary of one, whose terms are not known. */
export type DueLoan = Loan | (LoanSummary & { readonly schedule?: undefined });

/** By amounts alone: what is left of the next payment, after what is past due. What comes after it is not known. */
const leftOfNext = (
  { nextPayment, pastDue }: LoanSummary,
  coming: readonly ProjectedPayment[],
): AmountDue | undefined => {
  const paid = coming.reduce((sum, { cents, toPrincipal }) => (toPrincipal ? sum : sum + cents), 0);
  const left =
    nextPayment && Math.min(nextPayment.amount.cents, nextPayment.amount.cents + pastDue.cents - paid);
  return left && left > 0 ? { ...nextPayment, amount: { ...nextPayment.amount, cents: left } } : undefined;
};

/**
 * What falls due next once payments in progress, and others to come, are booked: as the platform reports where none of
 * them brings an instalment forward, else by the loan's own terms, by which fees are paid first. Undefined where they pay all
 * that is left, or cover the next payment and what comes after it is not known.
 */
export const nextDueAfter = (
  loan: DueLoan,
  {
    others = [],
    by,
  }: {
    readonly others?: readonly ProjectedPayment[];
    /** Leaves out payments in progress that count after this day. */
    readonly by?: PlainDate;
  } = {},
): AmountDue | undefined => {
  const { nextPayment, balance, schedule } = loan;
  const paymentsInProgress = (loan.paymentsInProgress ?? []).filter(({ payOn }) => !by || payOn <= by);
  const coming = [...projectedInProgress({ paymentsInProgress }), ...others];
  if (!nextPayment || coming.every(({ toPrincipal }) => toPrincipal)) return nextPayment;
  if (isBeingPaidOff({ balance, paymentsInProgress })) return undefined;
  const line = schedule?.find(({ dueOn }) => dueOn === nextPayment.dueOn);
  if (!schedule || !line) return leftOfNext(loan, coming);
  return positionOf(loan).match(
    (position) => {
      const open = projectSchedule(positionAfter(position, coming)).open.map(
        ({ number, dueOn, amount, paid }) => {
          // Of the next payment never more than the platform names.
          const named = number === line.number ? nextPayment.amount.cents + line.paid.cents : amount;
          return { dueOn, left: Math.min(amount, named) - paid };
        },
      );
      const next = open.find(({ dueOn, left }) => dueOn >= nextPayment.dueOn && left > 0);
      return next && { dueOn: next.dueOn, amount: { cents: next.left, currency: position.currency } };
    },
    () => leftOfNext(loan, coming),
  );
};
