import type { HolidayCalendar, HolidaysUnknown, PlainDate } from '@member-portal/domain/calendar';
import { type AmountDue, isPayable, type Loan } from '@member-portal/domain/loan';
import { type AmountOption, amountOptionsOf, payDateRange } from '@member-portal/domain/payment';
import { methodsFor, type PaymentMethod } from '@member-portal/domain/payment-method';
import { nextDueAfter } from '@member-portal/domain/projection';
import { pastDueLeft } from '@member-portal/domain/today';
import { err, type Result } from 'neverthrow';
import { FeatureFlags, LenderClock, TenantRules } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import { bankingCalendarOf } from './banking-calendar-of.ts';

/** What a buyer may choose from when paying. */
export interface PaymentOptions {
  readonly loan: Loan;
  /** The next amount due after payments in progress, which the next payment counts toward. */
  readonly nextDue: AmountDue | undefined;
  readonly amounts: readonly AmountOption[];
  /** Methods usable today, newest first; an expiring card may be unusable on a later day. */
  readonly methods: readonly PaymentMethod[];
  /** Whether credit cards are accepted. */
  readonly creditCards: boolean;
  /** Today in the lender's time zone. */
  readonly today: PlainDate;
  /** The range of allowed payment dates, which includes days on which banks are closed. */
  readonly dates: { readonly earliest: PlainDate; readonly latest: PlainDate };
  readonly holidays: HolidayCalendar;
}

/** The amounts, methods and days that a payment on a loan may have (specification, section 3: amount types). */
export type PaymentOptionsOf = (
  loan: Loan,
  methods: readonly PaymentMethod[],
) => Result<PaymentOptions, { readonly kind: 'not-payable' } | HolidaysUnknown>;

export const PaymentOptionsOf = defineUseCase(
  'PaymentOptionsOf',
  { flags: FeatureFlags, configuration: TenantRules, clock: LenderClock },
  ({ flags, configuration, clock }): PaymentOptionsOf => {
    const calendar = bankingCalendarOf(configuration);
    return (loan, methods) => {
      if (!isPayable(loan)) return err({ kind: 'not-payable' });
      const { payOff, creditCards } = flags.current();
      const now = clock.now();
      const today = calendar.zone.dateAt(now);
      return payDateRange(now, calendar).map((dates) => ({
        loan,
        nextDue: nextDueAfter(loan),
        amounts: amountOptionsOf({ ...loan, pastDue: pastDueLeft(loan) }).filter(
          ({ amountType }) => payOff || amountType !== 'PAYOFF',
        ),
        methods: methodsFor('ONE_TIME_PAYMENT', methods, today, { creditCards }),
        creditCards,
        today,
        dates,
        holidays: calendar.holidays,
      }));
    };
  },
);
