import type { LoanId } from '@member-portal/domain/loan';
import type { ReconciledPayment } from '../../payments/index.ts';

/** The outcome of a payment that was open when looked up, or that it is not known yet. */
export interface OpenPayment {
  readonly loanId: LoanId;
  readonly outcome: Exclude<ReconciledPayment, { readonly kind: 'none-open' }>;
}

/**
 * The payments whose answer was lost, shown until the buyer dismisses each. At most two per loan: one that was booked, and
 * one that was not booked or whose outcome is unknown.
 */
export interface OpenPaymentsState {
  /** Whether they are looked up and followed; not while a payment's own flow does that. */
  readonly kind: 'watching' | 'paused';
  readonly payments: readonly OpenPayment[];
}
