import type { Autopay, AutopayEnrolment } from '@member-portal/domain/autopay';
import type { BuyerId } from '@member-portal/domain/buyer';
import type { Instant, PlainDate } from '@member-portal/domain/calendar';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { KnownLoanStatus, Loan, LoanId, LoanSummary, LoanTotals } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import type {
  Activity,
  AmountType,
  KnownActivityType,
  PaymentRequest,
  PaymentStatus,
} from '@member-portal/domain/payment';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { type Provided, provide, token } from '../services/index.ts';
import type { ServicingRefusal } from './servicing-refusal.ts';

/** A page of a list; `nextCursor` is absent on the last one. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | undefined;
}

/** A page of loans, with the totals of all pages if requested and reported. */
export interface LoanPage extends Page<LoanSummary> {
  readonly totals?: LoanTotals | undefined;
  /** Whether the platform can list past-due loans alone; if not, never request it. */
  readonly filtersPastDue?: boolean;
}

/** Which of a buyer's loans to list, and in what order; past due first by default. `limit` is 1 to 200. */
export interface LoanQuery {
  readonly buyerId: BuyerId;
  readonly statuses: readonly KnownLoanStatus[];
  readonly search?: string | undefined;
  readonly sort?: 'due' | 'opened' | 'balance' | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  /** Whether to report the totals of all pages; the platform reads the whole list for it. */
  readonly totals?: boolean | undefined;
  /** Only loans with an amount past due; for platforms whose lists report `filtersPastDue`. */
  readonly pastDueOnly?: boolean | undefined;
}

/** Which lines of a loan's history to list; all by default. Days are inclusive; `limit` is 1 to 200. */
export interface HistoryQuery {
  readonly types?: readonly KnownActivityType[] | undefined;
  readonly statuses?: readonly PaymentStatus[] | undefined;
  readonly from?: PlainDate | undefined;
  readonly to?: PlainDate | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** A payment order, sent once per idempotency key. */
export interface PaymentOrder {
  readonly requestKey: string;
  readonly flow: 'MAKE_PAYMENT' | 'PAY_OFF';
  readonly amountType: AmountType;
  readonly amount: Money;
  readonly paymentMethodId: PaymentMethodId;
  readonly payOn: PlainDate;
  readonly payoffQuoteId?: string | undefined;
  readonly authorisation: { readonly documentId: string; readonly acceptedAt: Instant };
  readonly retryOf?: string | undefined;
}

/** Why a read failed. Another buyer's loan and one that does not exist are both `not-found`. */
export type ReadFailure = RequestFailure | { readonly kind: 'not-found' };
/** Why an order was not carried out, or why that is unknown: `mayHaveBeenApplied` distinguishes the two. */
export type OrderFailure = ReadFailure | { readonly kind: 'refused'; readonly refusal: ServicingRefusal };

/** A buyer's loans and their history (specification, section 7). */
export interface LoanReads {
  listLoans(query: LoanQuery, cancellation?: Cancellation): ResultAsync<LoanPage, RequestFailure>;
  readLoan(
    loanId: LoanId,
    options?: { readonly payoffOn?: PlainDate },
    cancellation?: Cancellation,
  ): ResultAsync<Loan, ReadFailure>;
  readHistory(
    loanId: LoanId,
    query: HistoryQuery,
    cancellation?: Cancellation,
  ): ResultAsync<Page<Activity>, ReadFailure>;
}
export const LoanReads = token<LoanReads>('LoanReads');

/** Makes payments and cancels scheduled ones (specification, section 7). */
export interface PaymentOrders {
  orderPayment(
    loanId: LoanId,
    order: PaymentOrder,
    cancellation?: Cancellation,
  ): ResultAsync<PaymentRequest, OrderFailure>;
  cancelPayment(
    loanId: LoanId,
    paymentId: string,
    cancellation?: Cancellation,
  ): ResultAsync<void, OrderFailure>;
}
export const PaymentOrders = token<PaymentOrders>('PaymentOrders');

/** Turns a loan's autopay on, changes it and turns it off (specification, section 7). */
export interface AutopayOrders {
  enrolInAutopay(
    loanId: LoanId,
    enrolment: AutopayEnrolment,
    requestKey: string,
    cancellation?: Cancellation,
  ): ResultAsync<Autopay, OrderFailure>;
  turnOffAutopay(loanId: LoanId, cancellation?: Cancellation): ResultAsync<void, OrderFailure>;
}
export const AutopayOrders = token<AutopayOrders>('AutopayOrders');

/** All the ports that one adapter of a servicing platform implements. */
export interface Servicing extends LoanReads, PaymentOrders, AutopayOrders {}

/**
 * Provides one adapter for all ports of a servicing platform.
 * @example
 * import { provideServicing, type Servicing } from '@member-portal/application/ports';
 * import { createServices } from '@member-portal/application/services';
 * declare const lender: Servicing;
 * const services = createServices(provideServicing(lender));
 */
export const provideServicing = (servicing: Servicing): readonly Provided[] => [
  provide(LoanReads, servicing),
  provide(PaymentOrders, servicing),
  provide(AutopayOrders, servicing),
];
