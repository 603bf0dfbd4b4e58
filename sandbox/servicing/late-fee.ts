import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import { booksAfterPending, type PendingPayment } from '../ledger/payoff.ts';
import type { StoredLoan } from './loan-store.ts';
import { isOnHardship } from './on-hardship.ts';
import { GRACE_DAYS, isOpen } from './standing.ts';

/** What a late instalment costs, cents. Split pay has no fee. */
export const LATE_FEE = 1_500;

/** The due day whose grace period ended the day before. */
export const dueDayWithFeeOn = (day: PlainDate): PlainDate => addDays(day, -GRACE_DAYS - 1);

const feeDayOf = (dueOn: PlainDate): PlainDate => addDays(dueOn, GRACE_DAYS + 1);

/** Whether a fee charged on one of these days already covers an instalment: each instalment costs one fee at most. */
const isCharged = (dueOn: PlainDate, feeDays: readonly PlainDate[]): boolean =>
  feeDays.some((on) => on >= addDays(dueOn, GRACE_DAYS));

/** Why an agreement's instalments may be exempt from a fee. */
export interface FeeExemptions {
  readonly onHold: boolean;
  /** Due days whose autopay draft the platform held back. */
  readonly withheld: readonly PlainDate[];
  /** Days on which fees were charged. */
  readonly feeDays: readonly PlainDate[];
}

/** The fee that comes next for an instalment that is late already, and the day it is charged on unless that is paid before. */
export const nextLateFee = (
  { row, books }: StoredLoan,
  pending: readonly PendingPayment[],
  { onHold, withheld, feeDays }: FeeExemptions,
  today: PlainDate,
): { readonly on: PlainDate; readonly cents: number } | undefined => {
  if (!isOpen(row.status) || row.kind !== 'INSTALLMENT_LOAN' || onHold) return undefined;
  const isUnpaidBefore = (dueOn: PlainDate, day: PlainDate): boolean =>
    booksAfterPending(
      books,
      pending.filter(({ on }) => on < day),
    ).instalments.some((one) => one.dueOn === dueOn && one.paid < one.amount);
  const late = books.instalments.find(({ dueOn, amount, paid }) => {
    const on = feeDayOf(dueOn);
    return (
      paid < amount &&
      dueOn < today &&
      on > today &&
      !isOnHardship(row, on) &&
      !withheld.includes(dueOn) &&
      !isCharged(dueOn, feeDays) &&
      isUnpaidBefore(dueOn, on)
    );
  });
  return late && { on: feeDayOf(late.dueOn), cents: LATE_FEE };
};
