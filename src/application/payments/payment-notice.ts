import type { PlainDate } from '@member-portal/domain/calendar';
import { isRetryAhead } from '@member-portal/domain/payment';
import { outcomeOf, type PaymentOutcome } from './payment-outcome.ts';
import type { ReconciledPayment } from './reconciled-payment.ts';

/** The notice about a payment whose answer was lost, with its outcome if it was booked. */
export interface PaymentNotice {
  /** `undecided`: unknown; `never`: not booked; `failed`: booked, then failed or returned; `booked`: booked and not reversed. */
  readonly kind: 'undecided' | 'never' | 'failed' | 'booked';
  /** Its `retryOn` is a day to come. */
  readonly found?: PaymentOutcome;
}

/** The notice for the outcome of a reconciliation, on a day in the lender's time zone. */
export const paymentNoticeOf = (
  outcome: Exclude<ReconciledPayment, { readonly kind: 'none-open' }>,
  today: PlainDate,
): PaymentNotice => {
  if (outcome.kind !== 'booked') return { kind: outcome.kind === 'undecided' ? 'undecided' : 'never' };
  const found = outcomeOf(outcome.payment);
  if (found.succeeded) return { kind: 'booked', found };
  return {
    kind: 'failed',
    found: isRetryAhead(found.retryOn, today) ? found : { ...found, retryOn: undefined },
  };
};
