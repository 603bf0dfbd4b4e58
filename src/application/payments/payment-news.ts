import { outcomeOf, type PaymentOutcome } from './payment-outcome.ts';
import type { ReconciledPayment } from './reconcile-payment.ts';

/** What is known by now of a payment whose answer was lost, with what was found of it where it was booked. */
export interface PaymentNews {
  /** Not known yet, never booked, booked and then failed or returned, or booked. */
  readonly kind: 'undecided' | 'never' | 'fell' | 'booked';
  readonly found?: PaymentOutcome;
}

/** Reads what a reconciliation came to. */
export const newsOf = (outcome: Exclude<ReconciledPayment, { readonly kind: 'none-open' }>): PaymentNews => {
  if (outcome.kind !== 'booked') return { kind: outcome.kind === 'undecided' ? 'undecided' : 'never' };
  const found = outcomeOf(outcome.payment);
  return { kind: found.succeeded ? 'booked' : 'fell', found };
};
