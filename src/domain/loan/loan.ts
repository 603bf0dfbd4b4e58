import type { Instant, PlainDate } from '../calendar/index.ts';
import type { DisclosureKind } from '../disclosure-kind.ts';
import type { Money } from '../money/index.ts';
import type { AmountType, PaymentFrequency, PaymentOption, PaymentRequest } from '../payment/index.ts';
import type { PaymentMethodId } from '../payment-method/index.ts';
import type { LoanSummary } from './loan-summary.ts';

/** How the lender computes interest and allocates a payment; the basis of previews. */
export interface LoanTerms {
  /** Interest rate in percent a year, as decimal text. Not the APR. */
  readonly rate: string;
  readonly dayCount: 'ACTUAL_365' | 'ACTUAL_360' | '30_360';
  readonly rounding: 'HALF_EVEN' | 'HALF_UP';
  readonly allocationOrder: readonly AllocationPart[];
  readonly accruedThrough: PlainDate;
}

/** A part of the debt that payments are allocated to. */
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

/** The cost of paying a loan off by a day. */
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

/** The current autopay state of a loan. */
export interface LoanAutopay {
  readonly enrolled: boolean;
  readonly paymentMethodId: PaymentMethodId | undefined;
  readonly amountType: AmountType | undefined;
  readonly amount: Money | undefined;
  readonly frequency: PaymentFrequency | undefined;
  readonly since: PlainDate | undefined;
  readonly pausedReason: string | undefined;
  /** In date order. */
  readonly drafts: readonly {
    readonly on: PlainDate;
    readonly amount: Money;
    readonly lastChangeAt: Instant;
  }[];
}

/** A document listed on a loan. A document of an unknown kind cannot be opened, and has the platform's title, if any. */
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
   * The yearly cost of the credit in percent, as decimal text. The platform computes it under the law of its country, as
   * stated in the documents. Display only.
   */
  readonly apr: string;
  /** Agreed number of instalments. */
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
  /** In date order. */
  readonly schedule: readonly Installment[];
  readonly paymentOptions: readonly PaymentOption[];
  readonly autopay: LoanAutopay;
  readonly paymentsInProgress: readonly PaymentRequest[];
  readonly documents: readonly LoanDocument[];
  readonly asOf: Instant;
}
