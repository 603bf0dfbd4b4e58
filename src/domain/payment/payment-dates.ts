import { err, ok, Result } from 'neverthrow';
import {
  addBusinessDays,
  addDays,
  type BankingCalendar,
  businessDayOnOrAfter,
  comparePlainDates,
  type HolidayCalendar,
  type HolidaysUnknown,
  type Instant,
  isBusinessDay,
  type PlainDate,
} from '../calendar/index.ts';
import type { PaymentMethodType } from '../payment-method/index.ts';

/** How far ahead a payment may be scheduled, in days. */
export const SCHEDULE_AHEAD_DAYS = 60;

/** Business days that clearing takes until money leaves a bank account. A card is charged on the day itself. */
export const CLEARING_BUSINESS_DAYS = 1;

/** The three dates of a payment. */
export interface PaymentDates {
  /** The day in the lender's zone on which the buyer sent it. */
  readonly submittedOn: PlainDate;
  /** The effective date: interest stops accruing on the amount paid. */
  readonly countsAsPaidOn: PlainDate;
  /** The day on which the money leaves the account or the card. */
  readonly debitedOn: PlainDate;
}

/** Why a payment cannot have a date, with the first or last date allowed. */
export type PayDateRefusal =
  | { readonly kind: 'pay-date-too-early'; readonly earliest: PlainDate }
  | { readonly kind: 'pay-date-too-late'; readonly latest: PlainDate }
  | { readonly kind: 'pay-date-not-a-business-day' };

/** The dates that a payment may have: from the first to the last, except days on which banks are closed. */
export interface PayDays {
  readonly earliest: PlainDate;
  readonly latest: PlainDate;
  /** Today in the lender's zone, which is allowed whether banks are open or not. */
  readonly today: PlainDate;
  readonly holidays: HolidayCalendar;
}

/** Checks a payment date: today, or a business day in the range. */
export const acceptPayDate = (
  payOn: PlainDate,
  { earliest, latest, today, holidays }: PayDays,
): Result<PlainDate, PayDateRefusal | HolidaysUnknown> => {
  if (comparePlainDates(payOn, earliest) < 0) return err({ kind: 'pay-date-too-early', earliest });
  if (comparePlainDates(payOn, latest) > 0) return err({ kind: 'pay-date-too-late', latest });
  if (payOn === today) return ok(payOn);
  return isBusinessDay(payOn, holidays).andThen(
    (open): Result<PlainDate, PayDateRefusal> =>
      open ? ok(payOn) : err({ kind: 'pay-date-not-a-business-day' }),
  );
};

/**
 * The first and last date allowed for a payment submitted at an instant, from today on. Fails if the holidays between them
 * are not known, for example when the clock is years off.
 */
export const payDateRange = (
  submittedAt: Instant,
  { zone, holidays }: BankingCalendar,
): Result<{ readonly earliest: PlainDate; readonly latest: PlainDate }, HolidaysUnknown> => {
  const today = zone.dateAt(submittedAt);
  const latest = addDays(today, SCHEDULE_AHEAD_DAYS);
  return Result.combine([isBusinessDay(today, holidays), isBusinessDay(latest, holidays)]).map(() => ({
    earliest: today,
    latest,
  }));
};

const debitOf = (
  countsOn: PlainDate,
  methodType: PaymentMethodType,
  { holidays }: BankingCalendar,
): Result<PlainDate, HolidaysUnknown> =>
  methodType === 'BANK_ACCOUNT'
    ? businessDayOnOrAfter(countsOn, holidays).andThen((cleared) =>
        addBusinessDays(cleared, CLEARING_BUSINESS_DAYS, holidays),
      )
    : ok(countsOn);

/**
 * The dates of a payment submitted now for a chosen day: today, business day or not, or a later business day of the
 * tenant's country.
 */
export const paymentDates = (payment: {
  readonly submittedAt: Instant;
  readonly payOn: PlainDate;
  readonly methodType: PaymentMethodType;
  readonly calendar: BankingCalendar;
}): Result<PaymentDates, PayDateRefusal | HolidaysUnknown> => {
  const { submittedAt, payOn, methodType, calendar } = payment;
  const submittedOn = calendar.zone.dateAt(submittedAt);
  return payDateRange(submittedAt, calendar)
    .andThen((range) => acceptPayDate(payOn, { ...range, today: submittedOn, holidays: calendar.holidays }))
    .andThen(() => debitOf(payOn, methodType, calendar))
    .map((debitedOn) => ({ submittedOn, countsAsPaidOn: payOn, debitedOn }));
};
