import type { PlainDate } from '../calendar/index.ts';
import { type AmountDue, isBeingPaidOff, type Loan, type LoanSummary } from '../loan/index.ts';
import { type ProjectedPayment, positionAfter, projectedInProgress } from './apply-payment.ts';
import { type PlannedInstalment, positionOf } from './loan-position.ts';
import { projectSchedule } from './project-schedule.ts';

/** A whole loan, or the summary of one, whose terms are not known. */
export type DueLoan = Loan | (LoanSummary & { readonly schedule?: undefined });

interface OpenLine {
  readonly dueOn: PlainDate;
  /** What is left of it, in cents. */
  readonly left: number;
}

/** What payments leave open by the loan's own terms; undefined where they do not tell. */
const openByTerms = (
  loan: DueLoan,
  { dueOn, amount }: AmountDue,
  coming: readonly ProjectedPayment[],
): readonly OpenLine[] | undefined => {
  const line = loan.schedule?.find((one) => one.dueOn === dueOn);
  if (!loan.schedule || !line) return undefined;
  // Of the next payment never more than the platform names.
  const named = amount.cents + line.paid.cents;
  const leftOf = ({ number, amount: cents, paid }: PlannedInstalment): number =>
    (number === line.number ? Math.min(cents, named) : cents) - paid;
  return positionOf(loan)
    .map((position) => projectSchedule(positionAfter(position, coming)).open)
    .map((open) => open.map((one) => ({ dueOn: one.dueOn, left: leftOf(one) })))
    .unwrapOr(undefined);
};

/** The same by amounts alone: what is past due is paid first, and what comes after the next payment is not known. */
const openByAmounts = (
  { pastDue }: DueLoan,
  { dueOn, amount: { cents } }: AmountDue,
  coming: readonly ProjectedPayment[],
): readonly OpenLine[] => {
  const paid = coming.reduce((sum, one) => (one.toPrincipal ? sum : sum + one.cents), 0);
  return [{ dueOn, left: cents - Math.max(0, paid - pastDue.cents) }];
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
  const { nextPayment, balance } = loan;
  const paymentsInProgress = (loan.paymentsInProgress ?? []).filter(({ payOn }) => !by || payOn <= by);
  const coming = [...projectedInProgress({ paymentsInProgress }), ...others];
  if (!nextPayment || coming.every(({ toPrincipal }) => toPrincipal)) return nextPayment;
  if (isBeingPaidOff({ balance, paymentsInProgress })) return undefined;
  const open = openByTerms(loan, nextPayment, coming) ?? openByAmounts(loan, nextPayment, coming);
  const next = open.find(({ dueOn, left }) => dueOn >= nextPayment.dueOn && left > 0);
  return next && { dueOn: next.dueOn, amount: { cents: next.left, currency: balance.currency } };
};
