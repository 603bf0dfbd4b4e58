import { err, ok, type Result } from 'neverthrow';
import {
  addBusinessDays,
  addMonths,
  type CutOff,
  comparePlainDates,
  type Instant,
  isBusinessDay,
  type PlainDate,
  processingDayOf,
} from '../calendar/index.ts';
import type { PaymentMethodType } from '../payment-method/index.ts';

/** How far ahead a payment may be scheduled, in months. */
export const SCHEDULE_AHEAD_MONTHS = 12;

/** Business days from the day a payment counts until its money leaves: cards at once, bank accounts through clearing. */
export const DEBIT_AFTER_BUSINESS_DAYS: Readonly<Record<PaymentMethodType, number>> = {
  DEBIT_CARD: 0,
  CREDIT_CARD: 0,
  BANK_ACCOUNT: 1,
};

/** The three dates of a payment, which people take for one. */
export interface PaymentDates {
  /** The day in the lender's zone on which the buyer sent it. */
  readonly submittedOn: PlainDate;
  /** The day as of which it counts as paid and interest stops on it. */
  readonly countsAsPaidOn: PlainDate;
  /** The day on which the money leaves the account or card. */
  readonly debitedOn: PlainDate;
}

export type PayDateRefusal =
  | { readonly kind: 'pay-date-too-early'; readonly earliest: PlainDate }
  | { readonly kind: 'pay-date-too-late'; readonly latest: PlainDate }
  | { readonly kind: 'pay-date-not-a-business-day' };

/** The first and the last day that a payment sent at an instant may be dated. */
export const payDateRange = (
  submittedAt: Instant,
  cutOff: CutOff,
): { readonly earliest: PlainDate; readonly latest: PlainDate } => ({
  earliest: processingDayOf(submittedAt, cutOff),
  latest: addMonths(cutOff.zone.dateAt(submittedAt), SCHEDULE_AHEAD_MONTHS),
});

/**
 * The dates of a payment that is sent now for a chosen day: today before the cut-off or later, and a day on which banks
 * of the tenant's country are open.
 */
export const paymentDates = (payment: {
  readonly submittedAt: Instant;
  readonly payOn: PlainDate;
  readonly methodType: PaymentMethodType;
  readonly cutOff: CutOff;
}): Result<PaymentDates, PayDateRefusal> => {
  const { submittedAt, payOn, methodType, cutOff } = payment;
  const { earliest, latest } = payDateRange(submittedAt, cutOff);
  if (comparePlainDates(payOn, earliest) < 0) return err({ kind: 'pay-date-too-early', earliest });
  if (comparePlainDates(payOn, latest) > 0) return err({ kind: 'pay-date-too-late', latest });
  if (!isBusinessDay(payOn, cutOff.holidays)) return err({ kind: 'pay-date-not-a-business-day' });
  return ok({
    submittedOn: cutOff.zone.dateAt(submittedAt),
    countsAsPaidOn: payOn,
    debitedOn: addBusinessDays(payOn, DEBIT_AFTER_BUSINESS_DAYS[methodType], cutOff.holidays),
  });
};
