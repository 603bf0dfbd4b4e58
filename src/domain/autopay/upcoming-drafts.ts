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

/** One upcoming draft. */
export interface UpcomingDraft {
  /** The day the money is taken: the due day, or the next business day. */
  readonly on: PlainDate;
  readonly dueOn: PlainDate;
  readonly amount: Money;
}

/** Amount types allowed for autopay. Excludes principal-only payments, which would leave every instalment due. */
export const AUTOPAY_AMOUNT_TYPES = [
  'INSTALLMENT',
  'OTHER',
  'OUTSTANDING_BALANCE',
] as const satisfies readonly AmountType[];
export type AutopayAmountType = (typeof AUTOPAY_AMOUNT_TYPES)[number];

/** One draft's amount in cents: the instalment, the buyer's own amount if higher, or everything owed. */
const wanted = (
  choice: { amountType: AutopayAmountType; amount: Money | undefined },
  due: number,
  rest: number,
) => {
  if (choice.amountType === 'INSTALLMENT') return due;
  return choice.amountType === 'OTHER' ? Math.max(choice.amount?.cents ?? 0, due) : rest;
};

/**
 * The next drafts of an enrolment, starting on its first day. They pay the open instalments of the position and stop when
 * everything is paid.
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
