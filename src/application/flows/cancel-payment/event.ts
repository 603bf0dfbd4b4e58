import type { Result } from 'neverthrow';
import type { CancelPaymentFailure } from '../../payments/index.ts';

/** What a buyer does: cancels the payment, once or again after a failure. */
export interface CancelPaymentEvent {
  readonly kind: 'cancel-payment';
}

/** What comes back. */
export interface CancelPaymentAnswer {
  readonly kind: 'cancel-answered';
  readonly result: Result<void, CancelPaymentFailure>;
}
