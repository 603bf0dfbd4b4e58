import { Result } from 'neverthrow';
import {
  businessDayOnOrAfter,
  type HolidayCalendar,
  type HolidaysUnknown,
  type PlainDate,
} from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { AmountType } from '../payment/index.ts';
import { accrueTo, applyPayment, type LoanPosition, projectSchedule, totalOf } from '../projection/index.ts';

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

/** One draft's amount in cents: the instalment, the buyer's own amount if higher, or everything owed; never more than that. */
const drawn = (
  choice: { amountType: AutopayAmountType; amount: Money | undefined },
  due: number,
  owed: number,
): number => {
  if (choice.amountType === 'OUTSTANDING_BALANCE') return owed;
  const own = choice.amountType === 'OTHER' ? (choice.amount?.cents ?? 0) : 0;
  return Math.min(Math.max(own, due), owed);
};

/**
 * The next drafts of an enrolment, starting on its first day. They pay the open instalments of the position, of which those
 * due before are paid on their days, and stop when everything is paid. None is more than is owed on its due day, with the
 * interest that has accrued by then.
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
  let state = position;
  const drafts = projectSchedule(position)
    .open.flatMap(({ dueOn, amount, paid }): readonly Omit<UpcomingDraft, 'on'>[] => {
      const isDrawn = dueOn >= choice.startOn;
      const due = amount - paid;
      const cents = isDrawn ? drawn(choice, due, totalOf(accrueTo(state, dueOn).owed)) : due;
      state = applyPayment(state, { on: dueOn, cents, toPrincipal: false }).position;
      return isDrawn && cents > 0 ? [{ dueOn, amount: { cents, currency: position.currency } }] : [];
    })
    .slice(0, count);
  return Result.combine(
    drafts.map((draft) => businessDayOnOrAfter(draft.dueOn, holidays).map((on) => ({ on, ...draft }))),
  );
};
