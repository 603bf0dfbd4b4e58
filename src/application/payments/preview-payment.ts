import { clashOf, type DraftClash } from '@member-portal/domain/autopay';
import type { HolidaysUnknown, PlainDate } from '@member-portal/domain/calendar';
import { type Loan, pastDueAfter } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import {
  type AmountType,
  isInProgress,
  type PayDateRefusal,
  type PaymentDates,
  paymentDates,
} from '@member-portal/domain/payment';
import type { PaymentMethodType } from '@member-portal/domain/payment-method';
import {
  type InvalidRate,
  type PaymentPreview,
  positionOf,
  previewPayment,
  projectedInProgress,
} from '@member-portal/domain/projection';
import { type Lateness, latenessOf, loanTodayOf } from '@member-portal/domain/today';
import type { Result } from 'neverthrow';
import { LenderClock, TenantRules } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import { bankingCalendarOf } from './banking-calendar-of.ts';

/** What a buyer is shown before a payment is made. An estimate: the platform's figures are authoritative. */
export interface PreviewedPayment {
  readonly preview: PaymentPreview;
  readonly dates: PaymentDates;
  /** The amount still past due afterwards. */
  readonly stillPastDue: Money;
  /** The draft that this payment would duplicate. */
  readonly clash: DraftClash | undefined;
  /** The day that this payment misses. */
  readonly late: Lateness | undefined;
}

/** The effect of a payment, from the loan's terms. Makes no request, so it can run on every keystroke. */
export type PreviewPayment = (input: {
  readonly loan: Loan;
  readonly amountType: AmountType;
  readonly amount: Money;
  readonly payOn: PlainDate;
  readonly methodType: PaymentMethodType;
}) => Result<PreviewedPayment, PayDateRefusal | HolidaysUnknown | InvalidRate>;

export const PreviewPayment = defineUseCase(
  'PreviewPayment',
  { configuration: TenantRules, clock: LenderClock },
  ({ configuration, clock }): PreviewPayment => {
    const calendar = bankingCalendarOf(configuration);
    return ({ loan, amountType, amount, payOn, methodType }) => {
      const submittedAt = clock.now();
      return paymentDates({ submittedAt, payOn, methodType, calendar }).andThen((dates) =>
        positionOf(loan).map((position) => ({
          dates,
          stillPastDue: pastDueAfter(loan, [
            ...loan.paymentsInProgress.filter(({ status, payOn: on }) => isInProgress(status) && on <= payOn),
            { amountType, amount },
          ]),
          clash: clashOf({ payOn, amountType }, loan.autopay, submittedAt),
          late: latenessOf(loanTodayOf(loan, { today: dates.submittedOn, now: submittedAt }), {
            countsOn: dates.countsAsPaidOn,
            amountType,
          }),
          preview: previewPayment(
            position,
            { on: payOn, cents: amount.cents, toPrincipal: amountType === 'PRINCIPAL' },
            projectedInProgress(loan),
          ),
        })),
      );
    };
  },
);
