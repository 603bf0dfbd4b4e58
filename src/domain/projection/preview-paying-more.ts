import { monthsBetween, type PlainDate } from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { LoanPosition } from './loan-position.ts';
import { projectSchedule } from './project-schedule.ts';

/** The effect of paying more with each instalment. */
export interface PayingMore {
  /** Interest that will never fall due. */
  readonly interestSaved: Money;
  /** Whole months by which the loan ends earlier. */
  readonly monthsEarlier: number;
  /** Instalments that are no longer needed. */
  readonly paymentsFewer: number;
  /** The day of the last payment. */
  readonly endsOn: PlainDate;
}

/**
 * Projects a loan with `extraCents` on top of each instalment due after `today`, compared with the same loan paid as
 * agreed. `undefined` if nothing changes: no instalment is left, or the loan bears no interest and ends no sooner. Never
 * ends later or costs more than agreed.
 */
export const previewPayingMore = (
  position: LoanPosition,
  extraCents: number,
  today: PlainDate,
): PayingMore | undefined => {
  const more: LoanPosition = {
    ...position,
    instalments: position.instalments.map((row) =>
      row.dueOn > today && row.paid < row.amount ? { ...row, amount: row.amount + extraCents } : row,
    ),
  };
  const [agreed, larger] = [projectSchedule(position), projectSchedule(more)];
  const [endedOn, endsOn] = [agreed.open.at(-1)?.dueOn, larger.open.at(-1)?.dueOn];
  if (endedOn === undefined || endsOn === undefined) return undefined;
  const saved = agreed.interest - larger.interest;
  const paymentsFewer = agreed.open.length - larger.open.length;
  if (saved <= 0 && paymentsFewer <= 0) return undefined;
  return {
    interestSaved: { cents: saved, currency: position.currency },
    monthsEarlier: monthsBetween(endsOn, endedOn),
    paymentsFewer,
    endsOn,
  };
};
