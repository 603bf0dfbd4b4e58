import type { Result } from 'neverthrow';
import type { CancelPaymentFailure } from '../../payments/index.ts';

/** Cancels the payment, or retries after a failure. */
export interface CancelPaymentEvent {
  readonly kind: 'cancel-payment';
}

/** The result. */
export interface CancelPaymentAnswer {
  readonly kind: 'cancel-answered';
  readonly result: Result<void, CancelPaymentFailure>;
}
