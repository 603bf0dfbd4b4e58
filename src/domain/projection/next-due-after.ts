import type { PlainDate } from '../calendar/index.ts';
import { type AmountDue, isBeingPaidOff, type Loan, type LoanSummary } from '../loan/index.ts';
import { type ProjectedPayment, positionAfter, projectedInProgress } from './apply-payment.ts';
import { positionOf } from './loan-position.ts';
import { projectSchedule } from './project-schedule.ts';

/** A whole loan, or the summary of one, whose terms are not known. */
export type DueLoan = Loan | (LoanSummary & { readonly schedule?: undefined });

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
  const { cents } = nextPayment.amount;
  const line = schedule?.find(({ dueOn }) => dueOn === nextPayment.dueOn);
  const projected =
    schedule && line
      ? positionOf(loan)
          .map((position) =>
            projectSchedule(positionAfter(position, coming)).open.map(({ number, dueOn, amount, paid }) => {
              // Of the next payment never more than the platform names.
              const named = number === line.number ? cents + line.paid.cents : amount;
              return { dueOn, left: Math.min(amount, named) - paid };
            }),
          )
          .unwrapOr(undefined)
      : undefined;
  // By amounts alone what is past due is paid first, and what comes after the next payment is not known.
  const paid = coming.reduce((sum, one) => (one.toPrincipal ? sum : sum + one.cents), 0);
  const open = projected ?? [
    { dueOn: nextPayment.dueOn, left: Math.min(cents, cents + loan.pastDue.cents - paid) },
  ];
  const next = open.find(({ dueOn, left }) => dueOn >= nextPayment.dueOn && left > 0);
  return next && { dueOn: next.dueOn, amount: { cents: next.left, currency: balance.currency } };
};
