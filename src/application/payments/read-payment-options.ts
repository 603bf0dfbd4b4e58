import type { HolidayCalendar, PlainDate } from '@member-portal/domain/calendar';
import { isPayable, type Loan, type LoanId } from '@member-portal/domain/loan';
import { type AmountOption, amountOptionsOf, payDateRange } from '@member-portal/domain/payment';
import { methodsFor, type PaymentMethod } from '@member-portal/domain/payment-method';
import { err, ok, type ResultAsync } from 'neverthrow';
import type {
  Clock,
  FeatureFlags,
  PaymentGateway,
  PortalConfiguration,
  ReadFailure,
  Servicing,
  SessionStore,
} from '../ports/index.ts';
import { type Cancellation, token } from '../services/index.ts';
import { withBuyer } from '../session/with-buyer.ts';
import { cutOffOf } from './cut-off-of.ts';

/** What a buyer may choose from when paying. */
export interface PaymentOptions {
  readonly loan: Loan;
  readonly amounts: readonly AmountOption[];
  /** Methods usable today, newest first; an expiring card may be unusable on a later day: `methodsFor` tells with `accepts`. */
  readonly methods: readonly PaymentMethod[];
  readonly accepts: { readonly creditCards: boolean };
  /** The lender's day, and the days that a payment may have but for those on which its country's banks are closed. */
  readonly today: PlainDate;
  readonly dates: { readonly earliest: PlainDate; readonly latest: PlainDate };
  readonly holidays: HolidayCalendar;
}

/** The amounts, methods and days that a payment on a loan may have (specification, section 3: amount types). */
export type ReadPaymentOptions = (
  loanId: LoanId,
  cancellation?: Cancellation,
) => ResultAsync<PaymentOptions, ReadFailure | { readonly kind: 'not-payable' }>;
export const ReadPaymentOptions = token<ReadPaymentOptions>('ReadPaymentOptions');

export const createReadPaymentOptions = (
  servicing: Servicing,
  gateway: PaymentGateway,
  sessions: SessionStore,
  flags: FeatureFlags,
  configuration: PortalConfiguration,
  clock: Clock,
): ReadPaymentOptions => {
  const cutOff = cutOffOf(configuration);
  return (loanId, cancellation) =>
    withBuyer(sessions, (buyerId) =>
      servicing
        .readLoan(loanId, undefined, cancellation)
        .andThen((loan) => (isPayable(loan) ? ok(loan) : err({ kind: 'not-payable' } as const)))
        .andThen((loan) =>
          gateway.listMethods(buyerId, cancellation).map((methods): PaymentOptions => {
            const { payOff, creditCards } = flags.current();
            const now = clock.now();
            const today = cutOff.zone.dateAt(now);
            return {
              loan,
              amounts: amountOptionsOf(loan).filter(({ amountType }) => payOff || amountType !== 'PAYOFF'),
              methods: methodsFor('ONE_TIME_PAYMENT', methods, today, { creditCards }),
              accepts: { creditCards },
              today,
              dates: payDateRange(now, cutOff),
              holidays: cutOff.holidays,
            };
          }),
        ),
    );
};
