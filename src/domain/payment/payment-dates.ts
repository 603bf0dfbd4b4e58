import { err, ok, Result } from 'neverthrow';
import {
  addBusinessDays,
  addDays,
  businessDayOnOrAfter,
  type CutOff,
  comparePlainDates,
  type HolidaysUnknown,
  type Instant,
  isBeforeCutOff,
  isBusinessDay,
  type PlainDate,
} from '../calendar/index.ts';
import type { PaymentMethodType } from '../payment-method/index.ts';

/** How far ahead a payment may be scheduled, in days. */
export const SCHEDULE_AHEAD_DAYS = 60;

/** Business days that clearing takes until money leaves a bank account. A card is charged on the day itself. */
export const CLEARING_BUSINESS_DAYS = 1;

/** The three dates of a payment, which people take for one. */
export interface PaymentDates {
  /** The day in the lender's zone on which the buyer sent it. */
  readonly submittedOn: PlainDate;
  /** The day as of which it counts as paid: interest stops on what it pays. */
  readonly countsAsPaidOn: PlainDate;
  /** The day on which the money leaves the account or the card. */
  readonly debitedOn: PlainDate;
}

/** Why a payment cannot be dated a day, with the first or last day that it may be. */
export type PayDateRefusal =
  | { readonly kind: 'pay-date-too-early'; readonly earliest: PlainDate }
  | { readonly kind: 'pay-date-too-late'; readonly latest: PlainDate }
  | { readonly kind: 'pay-date-not-a-business-day' };

/**
 * The first and the last day that a payment sent at an instant may be dated: today until the cut-off. Fails where the
 * holidays between them are not known, as by a clock that is years off.
 */
export const payDateRange = (
  submittedAt: Instant,
  { zone, holidays, time }: CutOff,
): Result<{ readonly earliest: PlainDate; readonly latest: PlainDate }, HolidaysUnknown> => {
  const today = zone.dateAt(submittedAt);
  const latest = addDays(today, SCHEDULE_AHEAD_DAYS);
  return Result.combine([isBusinessDay(today, holidays), isBusinessDay(latest, holidays)])
    .andThen(() =>
      isBeforeCutOff(submittedAt, { zone, holidays, time })
        ? ok(today)
        : businessDayOnOrAfter(addDays(today, 1), holidays),
    )
    .map((earliest) => ({ earliest, latest }));
};

const debitOf = (
  countsOn: PlainDate,
  methodType: PaymentMethodType,
  { holidays }: CutOff,
): Result<PlainDate, HolidaysUnknown> =>
  methodType === 'BANK_ACCOUNT'
    ? businessDayOnOrAfter(countsOn, holidays).andThen((cleared) =>
        addBusinessDays(cleared, CLEARING_BUSINESS_DAYS, holidays),
      )
    : ok(countsOn);

/**
 * The dates of a payment that is sent now for a chosen day: today, be it a business day or not, or a later day on which
 * banks of the tenant's country are open.
 */
export const paymentDates = (payment: {
  readonly submittedAt: Instant;
  readonly payOn: PlainDate;
  readonly methodType: PaymentMethodType;
  readonly cutOff: CutOff;
}): Result<PaymentDates, PayDateRefusal | HolidaysUnknown> => {
  const { submittedAt, payOn, methodType, cutOff } = payment;
  const submittedOn = cutOff.zone.dateAt(submittedAt);
  return payDateRange(submittedAt, cutOff)
    .andThen(({ earliest, latest }): Result<boolean, PayDateRefusal | HolidaysUnknown> => {
      if (comparePlainDates(payOn, earliest) < 0) return err({ kind: 'pay-date-too-early', earliest });
      if (comparePlainDates(payOn, latest) > 0) return err({ kind: 'pay-date-too-late', latest });
      return payOn === submittedOn ? ok(true) : isBusinessDay(payOn, cutOff.holidays);
    })
    .andThen((mayBe) =>
      mayBe ? debitOf(payOn, methodType, cutOff) : err({ kind: 'pay-date-not-a-business-day' } as const),
    )
    .map((debitedOn) => ({ submittedOn, countsAsPaidOn: payOn, debitedOn }));
};
