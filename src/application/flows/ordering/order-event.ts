import type { PaymentRequest } from '@member-portal/domain/payment';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import type { CancelPaymentEvent } from '../cancel-payment/index.ts';
import type { DraftField } from './draft-problem.ts';
import type { ReviewEvent } from './review.ts';

/** A buyer's actions on the payment method of an order. */
export type MethodEvent =
  | { readonly kind: 'choose-method'; readonly methodId: PaymentMethodId }
  | { readonly kind: 'add-method' };

/** A buyer's actions in every flow that makes a payment. */
export type OrderEvent =
  /** Retries failed reads. */
  | { readonly kind: 'read-again' }
  /** ISO text; empty while the field holds an incomplete date. */
  | { readonly kind: 'choose-day'; readonly text: string }
  | { readonly kind: 'review' }
  | { readonly kind: 'add-method' }
  | { readonly kind: 'method-added'; readonly methodId: PaymentMethodId }
  /** Goes back from the review to change a field. */
  | { readonly kind: 'change'; readonly field: DraftField }
  | ReviewEvent
  /** Asks whether to cancel another payment of the loan. */
  | { readonly kind: 'cancel-other'; readonly payment: PaymentRequest }
  | CancelPaymentEvent
  | { readonly kind: 'back' }
  | { readonly kind: 'close' };
