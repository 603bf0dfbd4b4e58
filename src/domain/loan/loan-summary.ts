import type { Result } from 'neverthrow';
import type { Instant, PlainDate } from '../calendar/index.ts';
import { type InvalidId, identifier } from '../identifier.ts';
import type { Money } from '../money/index.ts';
import type { PaidWith, PaymentInProgress } from '../payment/index.ts';
import type { PaymentMethodId } from '../payment-method/index.ts';
import type { Tagged } from '../tagged.ts';
import type { LoanStatus, LoanSubStatus } from './loan-status.ts';
import type { OrderSource } from './order-source.ts';

/** Identifies a payment agreement; `loanId` in routes. */
export type LoanId = Tagged<string, 'LoanId'>;

/**
 * Checks a loan id from a platform or a route.
 * @example
 * import { loanId } from '@member-portal/domain/loan';
 * const id = loanId('5f0c2b1e'); // Ok
 * const none = loanId(''); // Err
 */
export const loanId = (text: string): Result<LoanId, InvalidId> => identifier<LoanId>(text);

/** What a payment agreement is: a loan over time at a rate, or a purchase split into a few payments. */
export const LOAN_KINDS = ['INSTALLMENT_LOAN', 'SPLIT_PAY'] as const;
export type LoanKind = (typeof LOAN_KINDS)[number];

/** An amount due on a day. */
export interface AmountDue {
  readonly dueOn: PlainDate;
  readonly amount: Money;
}

/** The next autopay draft. */
export interface NextDraft {
  readonly on: PlainDate;
  readonly amount: Money;
  readonly method: PaidWith;
  /** Deadline for changing or stopping it, if the platform reports one. */
  readonly lastChangeAt: Instant | undefined;
}

/** A payment agreement as shown in a list. */
export interface LoanSummary {
  readonly id: LoanId;
  /** The loan number shown to the buyer. */
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
  /** The due day of the oldest past-due amount, if the platform reports it. */
  readonly pastDueSince: PlainDate | undefined;
  readonly nextPayment: AmountDue | undefined;
  readonly installmentsPaid: number;
  readonly installmentsTotal: number;
  readonly autopayEnrolled: boolean;
  /** Nothing is drawn while autopay is paused. */
  readonly autopayPaused: boolean;
  /** Payments not booked yet; undefined if the platform does not report them in lists. */
  readonly paymentsInProgress: readonly PaymentInProgress[] | undefined;
  /** May be set after autopay was turned off, if a draft is still taken. Undefined if there is none or not reported. */
  readonly nextDraft: NextDraft | undefined;
  /** `plan` is an opaque code that identifies a document. It has no unit; do not compute with it. */
  readonly hardship: { readonly plan: 0 | 29 | 59; readonly until: PlainDate } | undefined;
  /** The fee charged on that day unless the past-due amount is paid before it. */
  readonly lateFee: { readonly on: PlainDate; readonly amount: Money } | undefined;
  /** The method of the latest one-time payment, which may no longer be usable. */
  readonly lastMethodId: PaymentMethodId | undefined;
  /** Carried over from the lender's earlier system. */
  readonly migrated: boolean;
}

/** The totals of all loans of a list, across pages. Payments in progress do not change them. */
export interface LoanTotals {
  readonly count: number;
  readonly balance: Money;
  readonly pastDue: { readonly count: number; readonly amount: Money };
  /** Loans that are not past due and whose next payment falls due on or before `by`. */
  readonly dueSoon: { readonly count: number; readonly amount: Money; readonly by: PlainDate };
}
