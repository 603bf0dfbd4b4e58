import type { LoanId } from '@member-portal/domain/loan';
import type { ReconciledPayment } from '../../payments/index.ts';
import type { OpenPayment } from './state.ts';

/** What happens on the page of the open payments. */
export type OpenPaymentsEvent =
  /** A payment's own flow is open, and follows its payment itself. */
  | { readonly kind: 'pause' }
  /** No payment flow is open now: look up the open payments. */
  | { readonly kind: 'look' }
  /** The buyer has read the outcome of a payment, which is not shown again. */
  | { readonly kind: 'put-away'; readonly payment: OpenPayment };

/** The answers of the latest look-up, until it is stopped. */
export type OpenPaymentsAnswer =
  /** The loans that have an open payment; what became of each follows. */
  | { readonly kind: 'looked-up'; readonly loanIds: readonly LoanId[] }
  /** The reads that a known outcome invalidates are refreshed by now. */
  | { readonly kind: 'outcome-found'; readonly loanId: LoanId; readonly outcome: ReconciledPayment };
