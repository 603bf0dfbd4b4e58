import type { HardshipPlan } from '../contract/agreement.ts';
import type { InterestTerms } from '../ledger/interest.ts';
import type { Frequency } from '../ledger/schedule.ts';

/** Something bought; prices in cents. */
export interface Purchase {
  readonly name: string;
  readonly quantity: number;
  readonly price: number;
}

/** The history of a demo loan, relative to the day on which the database is created. */
export interface LoanPlan {
  readonly merchant: string;
  readonly source: 'INSTORE' | 'VIRTUALCARD' | 'BANK';
  readonly kind: 'INSTALLMENT_LOAN' | 'SPLIT_PAY';
  readonly items: readonly Purchase[];
  readonly terms: InterestTerms;
  readonly frequency: Frequency;
  readonly term: number;
  /** Instalments whose due day has passed. */
  readonly due: number;
  /** Instalments that were paid, on time or a few days early. */
  readonly paid: number;
  /** Days until the next due day. */
  readonly nextIn: number;
  /** Paid at the purchase, in cents. */
  readonly downPayment?: number;
  readonly autopay?: boolean;
  /** Charged once an instalment is this many days late. */
  readonly lateFee?: { readonly cents: number; readonly afterDays: number };
  /** A payment that the bank returned, days ago. */
  readonly returnedPaymentDaysAgo?: number;
  /** Why it was returned; insufficient funds by default. */
  readonly returnedFor?: string;
  /** Days until a returned payment is tried again. */
  readonly retryInDays?: number;
  /** Whether the next instalment has just been paid and is in progress. */
  readonly hasPendingPayment?: boolean;
  /** A plan that began some days ago and runs for some months. */
  readonly hardship?: {
    readonly plan: HardshipPlan;
    /** Maximum of an instalment while it runs, in cents. */
    readonly amount: number;
    readonly sinceDaysAgo: number;
    readonly months: number;
  };
  /** When the bank took the last payment back, days ago. */
  readonly chargedBackDaysAgo?: number;
  /** What the merchant took back of the purchase, in cents. */
  readonly purchaseRefund?: { readonly cents: number; readonly daysAgo: number };
  readonly ending?: {
    /** CLOSED is a loan that was repaid and closed in the previous system. */
    readonly kind: 'PAID' | 'CANCELLED' | 'CHARGED_OFF' | 'CLOSED';
    readonly daysAgo: number;
  };
  /** Whether it was accepted only days ago, and its first statement is still to come. */
  readonly isNew?: boolean;
  /** A purchase for which nothing has been lent: somebody still looks at it, or its buyer never took the offer. */
  readonly offer?:
    | { readonly kind: 'REVIEW'; readonly placedDaysAgo: number }
    | { readonly kind: 'EXPIRED'; readonly placedDaysAgo: number; readonly daysAgo: number };
  readonly migrated?: boolean;
}

/** Price of everything, in cents. */
export const totalOf = (items: readonly Purchase[]): number =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
