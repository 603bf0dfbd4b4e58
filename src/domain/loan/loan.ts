import type { Instant, PlainDate } from '../calendar/index.ts';
import type { DisclosureKind } from '../disclosure-kind.ts';
import type { Money } from '../money/index.ts';
import type { AmountType, PaymentFrequency, PaymentOption, PaymentRequest } from '../payment/index.ts';
import type { PaymentMethodId } from '../payment-method/index.ts';
import type { LoanSummary } from './loan-summary.ts';

/** How the lender counts interest and spreads a payment; what previews are computed from. */
export interface LoanTerms {
  /** Decimal text in percent a year: what interest accrues by. The APR is another figure. */
  readonly rate: string;
  readonly dayCount: 'ACTUAL_365' | 'ACTUAL_360' | '30_360';
  readonly rounding: 'HALF_EVEN' | 'HALF_UP';
  readonly allocationOrder: readonly AllocationPart[];
  readonly accruedThrough: PlainDate;
}

/** What a payment is spread over. */
export type AllocationPart = 'FEES' | 'INTEREST' | 'PRINCIPAL';

/** The state of an instalment in the schedule. */
export const INSTALLMENT_STATUSES = ['PAID', 'PARTIAL', 'DUE', 'PAST_DUE', 'UPCOMING'] as const;
export type InstallmentStatus = (typeof INSTALLMENT_STATUSES)[number];

/** One line of the schedule. */
export interface Installment {
  readonly number: number;
  readonly dueOn: PlainDate;
  readonly amount: Money;
  readonly principal: Money;
  readonly interest: Money;
  readonly paid: Money;
  readonly status: InstallmentStatus;
}

/** What it costs to pay a loan off by a day. */
export interface PayoffQuote {
  readonly id: string;
  readonly amount: Money;
  readonly goodThrough: PlainDate;
  /** Decimal text in currency units, at least four places. */
  readonly perDiem: string;
  readonly breakdown: {
    readonly principal: Money;
    readonly interest: Money;
    readonly fees: Money;
    readonly pending: Money;
  };
}

/** The present state of autopay on a loan. */
export interface LoanAutopay {
  readonly enrolled: boolean;
  readonly paymentMethodId: PaymentMethodId | undefined;
  readonly amountType: AmountType | undefined;
  readonly amount: Money | undefined;
  readonly frequency: PaymentFrequency | undefined;
  readonly since: PlainDate | undefined;
  readonly pausedReason: string | undefined;
  readonly drafts: readonly {
    readonly on: PlainDate;
    readonly amount: Money;
    readonly lastChangeAt: Instant;
  }[];
}

/**
 * A document that a loan lists. One of an unknown kind has no route to open it at, and carries the platform's own title,
 * where there is one.
 */
export type LoanDocument =
  | {
      readonly kind: DisclosureKind;
      readonly targetId: string | undefined;
      readonly effectiveOn: PlainDate;
    }
  | {
      readonly kind: 'unknown';
      readonly title: string | undefined;
      readonly targetId: string | undefined;
      readonly effectiveOn: PlainDate;
    };

/** A payment agreement with everything its page shows (specification, section 3: loan). */
export interface Loan extends LoanSummary {
  /**
   * What the credit costs in a year, decimal text in percent, as the platform computes it by the law of its
   * country and the documents state it. Nothing is computed from it.
   */
  readonly apr: string;
  /** Number of instalments agreed. */
  readonly term: number;
  readonly frequency: PaymentFrequency;
  readonly principalBalance: Money;
  readonly accruedInterest: Money;
  readonly fees: Money;
  readonly terms: LoanTerms;
  readonly paidToDate: { readonly principal: Money; readonly interest: Money; readonly fees: Money };
  readonly downPayment: { readonly amount: Money; readonly paidOn: PlainDate } | undefined;
  readonly payoff: PayoffQuote | undefined;
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly price: Money }[];
  readonly schedule: readonly Installment[];
  readonly paymentOptions: readonly PaymentOption[];
  readonly autopay: LoanAutopay;
  readonly paymentsInProgress: readonly PaymentRequest[];
  readonly documents: readonly LoanDocument[];
  readonly asOf: Instant;
}
