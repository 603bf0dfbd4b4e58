import type { LoanId } from '@member-portal/domain/loan';
import type { ReconciledPayment } from '../../payments/index.ts';
import type { OpenPayment } from './state.ts';

/** Events on the page of the open payments. */
export type OpenPaymentsEvent =
  /** A payment's own flow is open and follows its payment itself. */
  | { readonly kind: 'pause' }
  /** No payment flow is open any more: look up the open payments. */
  | { readonly kind: 'look' }
  /** The buyer has read the outcome of a payment; do not show it again. */
  | { readonly kind: 'put-away'; readonly payment: OpenPayment };

/** The results of the latest look-up, until it is stopped. */
export type OpenPaymentsAnswer =
  /** The loans with an open payment; the outcome of each follows. */
  | { readonly kind: 'looked-up'; readonly loanIds: readonly LoanId[] }
  /** An outcome is known, and the reads that it invalidates were refreshed. */
  | { readonly kind: 'outcome-found'; readonly loanId: LoanId; readonly outcome: ReconciledPayment };
