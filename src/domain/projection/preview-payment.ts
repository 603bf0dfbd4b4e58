import { monthsBetween, type PlainDate } from '../calendar/index.ts';
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
  /** Everything owed right after the payment. */
  readonly balanceAfter: Money;
  /** The next amount due once everything in progress is booked as well. */
  readonly nextDue: AmountDue | undefined;
  /** Interest that will never fall due because of this payment. */
  readonly interestSaved: Money;
  /** Whole months by which the loan ends earlier. */
  readonly monthsEarlier: number;
  /** The day of the last instalment, or of this payment where it is the last. */
  readonly endsOn: PlainDate;
}

/**
 * Projects a payment from the loan's terms. Payments in progress that are effective by the same day are applied first. An
 * estimate: the platform's figures are authoritative.
 */
export const previewPayment = (
  position: LoanPosition,
  payment: ProjectedPayment,
  inProgress: readonly ProjectedPayment[] = [],
): PaymentPreview => {
  const money = (cents: number): Money => ({ cents, currency: position.currency });
  const before = positionAfter(position, paymentsBy(inProgress, payment.on));
  const { position: after, allocation } = applyPayment(before, payment);
  const [without, remaining] = [projectSchedule(before), projectSchedule(after)];

  const endsOn = remaining.open.at(-1)?.dueOn ?? payment.on;
  const endedOn = without.open.at(-1)?.dueOn ?? payment.on;
  const later = inProgress.filter(({ on }) => on > payment.on);
  const [next] = later.length > 0 ? projectSchedule(positionAfter(after, later)).open : remaining.open;
  return {
    allocation: {
      fees: money(allocation.fees),
      interest: money(allocation.interest),
      principal: money(allocation.principal),
    },
    unapplied: money(allocation.unapplied),
    balanceAfter: money(totalOf(after.owed)),
    nextDue: next && { dueOn: next.dueOn, amount: money(next.amount - next.paid) },
    interestSaved: money(Math.max(0, without.interest - allocation.interest - remaining.interest)),
    monthsEarlier: monthsBetween(endsOn, endedOn),
    endsOn,
  };
};
