import { Result } from 'neverthrow';
import {
  businessDayOnOrAfter,
  type HolidayCalendar,
  type HolidaysUnknown,
  type PlainDate,
} from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { AmountType } from '../payment/index.ts';
import { type LoanPosition, projectSchedule } from '../projection/index.ts';

/** One draft to come. */
export interface UpcomingDraft {
  /** The day that money is drawn: the due day, or the next day that banks are open. */
  readonly on: PlainDate;
  readonly dueOn: PlainDate;
  readonly amount: Money;
}

/** Amount types that autopay may follow. A payment to principal alone would leave every instalment due. */
export const AUTOPAY_AMOUNT_TYPES = [
  'INSTALLMENT',
  'OTHER',
  'OUTSTANDING_BALANCE',
] as const satisfies readonly AmountType[];
export type AutopayAmountType = (typeof AUTOPAY_AMOUNT_TYPES)[number];

/** What is drawn each time: the instalment, an own amount that is never less, or everything. Cents. */
const wanted = (
  choice: { amountType: AutopayAmountType; amount: Money | undefined },
  due: number,
  rest: number,
) => {
  if (choice.amountType === 'INSTALLMENT') return due;
  return choice.amountType === 'OTHER' ? Math.max(choice.amount?.cents ?? 0, due) : rest;
};

/**
 * The next drafts that an enrolment would make, none before its first day. They follow the instalments still open in
 * the position, and stop when everything is paid.
 */
export const upcomingDrafts = (
  position: LoanPosition,
  choice: {
    readonly amountType: AutopayAmountType;
    readonly amount: Money | undefined;
    readonly startOn: PlainDate;
  },
  holidays: HolidayCalendar,
  count = 3,
): Result<readonly UpcomingDraft[], HolidaysUnknown> => {
  const instalments = projectSchedule(position).open.filter(({ dueOn }) => dueOn >= choice.startOn);
  let rest = instalments.reduce((sum, { amount, paid }) => sum + amount - paid, 0);
  const drawn = instalments
    .flatMap(({ dueOn, amount, paid }): readonly Omit<UpcomingDraft, 'on'>[] => {
      if (rest <= 0) return [];
      const cents = Math.min(wanted(choice, amount - paid, rest), rest);
      rest -= cents;
      return [{ dueOn, amount: { cents, currency: position.currency } }];
    })
    .slice(0, count);
  return Result.combine(
    drawn.map((draft) => businessDayOnOrAfter(draft.dueOn, holidays).map((on) => ({ on, ...draft }))),
  );
};
