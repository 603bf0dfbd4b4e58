import { err, ok, type Result } from 'neverthrow';
import {
  addBusinessDays,
  addDays,
  businessDayOnOrAfter,
  type CutOff,
  comparePlainDates,
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

/** The first and the last day that a payment sent at an instant may be dated: today until the cut-off. */
export const payDateRange = (
  submittedAt: Instant,
  cutOff: CutOff,
): { readonly earliest: PlainDate; readonly latest: PlainDate } => {
  const today = cutOff.zone.dateAt(submittedAt);
  const isInTime = isBeforeCutOff(submittedAt, cutOff);
  return {
    earliest: isInTime ? today : businessDayOnOrAfter(addDays(today, 1), cutOff.holidays),
    latest: addDays(today, SCHEDULE_AHEAD_DAYS),
  };
};

const debitOf = (countsOn: PlainDate, methodType: PaymentMethodType, { holidays }: CutOff): PlainDate =>
  methodType === 'BANK_ACCOUNT'
    ? addBusinessDays(businessDayOnOrAfter(countsOn, holidays), CLEARING_BUSINESS_DAYS, holidays)
    : countsOn;

/**
 * The dates of a payment that is sent now for a chosen day: today, be it a business day or not, or a later day on which
 * banks of the tenant's country are open.
 */
export const paymentDates = (payment: {
  readonly submittedAt: Instant;
  readonly payOn: PlainDate;
  readonly methodType: PaymentMethodType;
  readonly cutOff: CutOff;
}): Result<PaymentDates, PayDateRefusal> => {
  const { submittedAt, payOn, methodType, cutOff } = payment;
  const { earliest, latest } = payDateRange(submittedAt, cutOff);
  const submittedOn = cutOff.zone.dateAt(submittedAt);
  if (comparePlainDates(payOn, earliest) < 0) return err({ kind: 'pay-date-too-early', earliest });
  if (comparePlainDates(payOn, latest) > 0) return err({ kind: 'pay-date-too-late', latest });
  if (payOn !== submittedOn && !isBusinessDay(payOn, cutOff.holidays))
    return err({ kind: 'pay-date-not-a-business-day' });
  return ok({ submittedOn, countsAsPaidOn: payOn, debitedOn: debitOf(payOn, methodType, cutOff) });
};
