import { comparePlainDates, monthsBetween, type PlainDate } from '../calendar/index.ts';
import type { AmountDue } from '../loan/index.ts';
import type { Money } from '../money/index.ts';
import { applyPayment, type ProjectedPayment, paymentsBy, positionAfter } from './apply-payment.ts';
import { type LoanPosition, totalOf } from './loan-position.ts';
import { projectSchedule } from './project-schedule.ts';

/** The effect of a payment, shown before it is made. */
export interface PaymentPreview {
  readonly allocation: { readonly fees: Money; readonly interest: Money; readonly principal: Money };
  /** The part above everything owed. */
  readonly unapplied: Money;
  /** Everything owed once this payment and everything in progress are booked, interest included. */
  readonly balanceAfter: Money;
  /** The next amount due once everything in progress is booked as well. */
  readonly nextDue: AmountDue | undefined;
  /** Interest that will never fall due because of this payment. */
  readonly interestSaved: Money;
  /** Whole months by which the loan ends earlier. */
  readonly monthsEarlier: number;
  /** The day of the last instalment, or of the payment that is the last. */
  readonly endsOn: PlainDate;
}

/** The course of a loan from a position on: first the payments that are booked later, then the instalments left. */
const courseFrom = (position: LoanPosition, later: readonly ProjectedPayment[]) => {
  let state = position;
  let interest = 0;
  let endsOn: PlainDate | undefined;
  for (const payment of later) {
    const { position: next, allocation } = applyPayment(state, payment);
    state = next;
    interest += allocation.interest;
    if (totalOf(allocation) > 0) endsOn = payment.on;
  }
  const left = projectSchedule(state);
  return {
    owed: state.owed,
    next: left.open[0],
    endsOn: left.open.at(-1)?.dueOn ?? endsOn,
    interest: interest + left.interest,
  };
};

/**
 * Projects a payment from the loan's terms. Payments in progress that are effective by the same day are applied first, later
 * ones after it. An estimate: the platform's figures are authoritative.
 */
export const previewPayment = (
  position: LoanPosition,
  payment: ProjectedPayment,
  inProgress: readonly ProjectedPayment[] = [],
): PaymentPreview => {
  const money = (cents: number): Money => ({ cents, currency: position.currency });
  const before = positionAfter(position, paymentsBy(inProgress, payment.on));
  const { position: after, allocation } = applyPayment(before, payment);
  const later = inProgress
    .filter(({ on }) => on > payment.on)
    .toSorted((a, b) => comparePlainDates(a.on, b.on));
  const [without, course] = [courseFrom(before, later), courseFrom(after, later)];
  const { next, endsOn = payment.on } = course;
  return {
    allocation: {
      fees: money(allocation.fees),
      interest: money(allocation.interest),
      principal: money(allocation.principal),
    },
    unapplied: money(allocation.unapplied),
    balanceAfter: money(totalOf(course.owed)),
    nextDue: next && { dueOn: next.dueOn, amount: money(next.amount - next.paid) },
    interestSaved: money(Math.max(0, without.interest - allocation.interest - course.interest)),
    monthsEarlier: monthsBetween(endsOn, without.endsOn ?? payment.on),
    endsOn,
  };
};
