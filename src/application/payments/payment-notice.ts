import { outcomeOf, type PaymentOutcome } from './payment-outcome.ts';
import type { ReconciledPayment } from './reconciled-payment.ts';

/** The notice about a payment whose answer was lost, with its outcome if it was booked. */
export interface PaymentNotice {
  /** `undecided`: unknown; `never`: not booked; `failed`: booked, then failed or returned; `booked`: booked and not reversed. */
  readonly kind: 'undecided' | 'never' | 'failed' | 'booked';
  readonly found?: PaymentOutcome;
}

/** The notice for the outcome of a reconciliation. */
export const paymentNoticeOf = (
  outcome: Exclude<ReconciledPayment, { readonly kind: 'none-open' }>,
): PaymentNotice => {
  if (outcome.kind !== 'booked') return { kind: outcome.kind === 'undecided' ? 'undecided' : 'never' };
  const found = outcomeOf(outcome.payment);
  return { kind: found.succeeded ? 'booked' : 'failed', found };
};
