import { outcomeOf, type PaymentOutcome } from './payment-outcome.ts';
import type { ReconciledPayment } from './reconcile-payment.ts';

/** What a buyer is told of a payment whose answer was lost, with its outcome where it was booked. */
export interface PaymentNotice {
  /** `undecided`: not known yet; `never`: not booked; `fell`: booked, then failed or returned; `booked`: booked, and it stands. */
  readonly kind: 'undecided' | 'never' | 'fell' | 'booked';
  readonly found?: PaymentOutcome;
}

/** The notice for the outcome of a reconciliation. */
export const paymentNoticeOf = (
  outcome: Exclude<ReconciledPayment, { readonly kind: 'none-open' }>,
): PaymentNotice => {
  if (outcome.kind !== 'booked') return { kind: outcome.kind === 'undecided' ? 'undecided' : 'never' };
  const found = outcomeOf(outcome.payment);
  return { kind: found.succeeded ? 'booked' : 'fell', found };
};
