import type { LoanId } from '@member-portal/domain/loan';
import type { ReconciledPayment } from '../../payments/index.ts';

/** What became of a payment that was open when somebody looked, or that this is not known yet. */
export interface OpenPayment {
  readonly loanId: LoanId;
  readonly outcome: Exclude<ReconciledPayment, { readonly kind: 'none-open' }>;
}

/** The payments whose answer was lost, told until the buyer puts each away. */
export interface OpenPaymentsState {
  /** Whether they are looked up and followed; not while a payment's own flow does that. */
  readonly kind: 'watching' | 'paused';
  /** Rises with every look: answers to an earlier one are ignored. */
  readonly look: number;
  readonly payments: readonly OpenPayment[];
}
