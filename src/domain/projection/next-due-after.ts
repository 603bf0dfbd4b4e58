import type { PlainDate } from '../calendar/index.ts';
import { type AmountDue, isBeingPaidOff, type Loan, type LoanSummary } from '../loan/index.ts';
import { type ProjectedPayment, positionAfter, projectedInProgress } from './apply-payment.ts';
import { accrueTo, type PlannedInstalment, positionOf, totalOf } from './loan-position.ts';
import { projectSchedule } from './project-schedule.ts';

/** A loan, or a loan summary without terms and schedule. */
export type DueLoan = Loan | (LoanSummary & { readonly schedule?: undefined });

interface OpenLine {
  readonly dueOn: PlainDate;
  /** The unpaid amount, in cents. */
  readonly left: number;
}

/** What payments leave unpaid by the loan's terms; undefined if the terms do not determine it. */
const openByTerms = (
  loan: DueLoan,
  { dueOn, amount }: AmountDue,
  coming: readonly ProjectedPayment[],
): readonly OpenLine[] | undefined => {
  const line = loan.schedule?.find((one) => one.dueOn === dueOn);
  if (!loan.schedule || !line) return undefined;
  // For the next payment, never more than the platform's amount.
  const named = amount.cents + line.paid.cents;
  const leftOf = ({ number, amount: cents, paid }: PlannedInstalment): number =>
    (number === line.number ? Math.min(cents, named) : cents) - paid;
  return positionOf(loan)
    .map((position) => projectSchedule(positionAfter(position, coming)).open)
    .map((open) => open.map((one) => ({ dueOn: one.dueOn, left: leftOf(one) })))
    .unwrapOr(undefined);
};

/** The same from amounts alone: the past-due amount is paid first, and payments after the next one are not known. */
const openByAmounts = (
  { pastDue }: DueLoan,
  { dueOn, amount: { cents } }: AmountDue,
  coming: readonly ProjectedPayment[],
): readonly OpenLine[] => {
  const paid = coming.reduce((sum, one) => (one.toPrincipal ? sum : sum + one.cents), 0);
  return [{ dueOn, left: cents - Math.max(0, paid - pastDue.cents) }];
};

/** The next payment after payments of principal: never more than is then owed on its day, by the terms if these determine it. */
const afterPrincipal = (
  loan: DueLoan,
  next: AmountDue,
  coming: readonly ProjectedPayment[],
): AmountDue | undefined => {
  if (!loan.schedule || coming.length === 0) return next;
  return positionOf(loan)
    .map((position) => totalOf(accrueTo(positionAfter(position, coming), next.dueOn).owed))
    .map((owed) => (owed < next.amount.cents ? { ...next, amount: { ...next.amount, cents: owed } } : next))
    .map((due) => (due.amount.cents > 0 ? due : undefined))
    .unwrapOr(next);
};

/**
 * The next amount due after payments in progress and `others` are booked: the platform's figure if none of them pays an
 * instalment, or what is then owed if that is less; otherwise by the loan's terms, with fees first. Undefined if they pay
 * everything, or if they cover the next payment and the one after it is not known.
 */
export const nextDueAfter = (
  loan: DueLoan,
  {
    others = [],
    by,
  }: {
    readonly others?: readonly ProjectedPayment[];
    /** Excludes payments in progress effective after this day. */
    readonly by?: PlainDate;
  } = {},
): AmountDue | undefined => {
  const { nextPayment, balance } = loan;
  const paymentsInProgress = (loan.paymentsInProgress ?? []).filter(({ payOn }) => !by || payOn <= by);
  const coming = [...projectedInProgress({ paymentsInProgress }), ...others];
  if (!nextPayment) return undefined;
  if (coming.every(({ toPrincipal }) => toPrincipal)) return afterPrincipal(loan, nextPayment, coming);
  if (isBeingPaidOff({ balance, paymentsInProgress })) return undefined;
  const open = openByTerms(loan, nextPayment, coming) ?? openByAmounts(loan, nextPayment, coming);
  const next = open.find(({ dueOn, left }) => dueOn >= nextPayment.dueOn && left > 0);
  return next && { dueOn: next.dueOn, amount: { cents: next.left, currency: balance.currency } };
};
