import type { Instant, PlainDate } from '../calendar/index.ts';
import type { DisclosureKind } from '../disclosure/index.ts';
import type { Money } from '../money/index.ts';
import type { AmountType, PaymentFrequency, PaymentRequest } from '../payment/index.ts';
import type { PaymentMethodId } from '../payment-method/index.ts';
import type { Tagged } from '../tagged.ts';
import type { LoanStatus, LoanSubStatus } from './loan-status.ts';
import type { OrderSource } from './order-source.ts';

/** Identifies a payment agreement; `loanId` in routes. */
export type LoanId = Tagged<string, 'LoanId'>;

/** What a payment agreement is: a loan over time at a rate, or a purchase split into a few payments. */
export const LOAN_KINDS = ['INSTALLMENT_LOAN', 'SPLIT_PAY'] as const;
export type LoanKind = (typeof LOAN_KINDS)[number];

/** An amount due on a day. */
export interface AmountDue {
  readonly dueOn: PlainDate;
  readonly amount: Money;
}

/** What a list shows of a payment agreement. */
export interface LoanSummary {
  readonly id: LoanId;
  /** The number a buyer knows the loan by. */
  readonly number: string;
  readonly kind: LoanKind;
  readonly status: LoanStatus;
  readonly subStatus: LoanSubStatus | undefined;
  readonly merchant: string;
  readonly order: {
    readonly id: string;
    readonly source: OrderSource;
    readonly placedOn: PlainDate;
    readonly total: Money;
  };
  readonly openedOn: PlainDate;
  readonly closedOn: PlainDate | undefined;
  readonly maturesOn: PlainDate;
  readonly original: Money;
  readonly balance: Money;
  readonly pastDue: Money;
  readonly nextPayment: AmountDue | undefined;
  readonly installmentsPaid: number;
  readonly installmentsTotal: number;
  readonly autopayEnrolled: boolean;
  /** Carried over from the lender's earlier system. */
  readonly migrated: boolean;
}

/** How the lender counts interest and spreads a payment; what previews are computed from. */
export interface LoanTerms {
  readonly dayCount: 'ACTUAL_365' | 'ACTUAL_360' | '30_360';
  readonly rounding: 'HALF_EVEN' | 'HALF_UP';
  readonly allocationOrder: readonly AllocationPart[];
  readonly accruedThrough: PlainDate;
}

/** What a payment is spread over. */
export type AllocationPart = 'FEES' | 'INTEREST' | 'PRINCIPAL';

/** How an instalment of the schedule stands. */
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

/** A platform's offer to take an amount: an exact one, or one within limits. */
export interface PaymentOption {
  readonly amountType: AmountType;
  readonly amount: Money | undefined;
  readonly min: Money | undefined;
  readonly max: Money | undefined;
}

/** What it costs to be done with a loan by a day. */
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

/** Autopay as it stands on a loan. */
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

/** A payment agreement with everything its page shows (specification, section 3: loan). */
export interface Loan extends LoanSummary {
  /** Decimal text in percent. */
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
  readonly documents: readonly {
    readonly kind: DisclosureKind;
    readonly targetId: string | undefined;
    readonly title: string;
    readonly effectiveOn: PlainDate;
  }[];
  readonly hardship: { readonly plan: 0 | 29 | 59; readonly until: PlainDate } | undefined;
  readonly asOf: Instant;
}
