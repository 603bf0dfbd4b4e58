import type { PaymentRequest } from '@member-portal/domain/payment';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import type { CancelPaymentEvent } from '../cancel-payment/index.ts';
import type { DraftField } from './draft-problem.ts';
import type { ReviewEvent } from './review.ts';

/** What a buyer does to choose how an order is paid. */
export type MethodEvent =
  | { readonly kind: 'choose-method'; readonly methodId: PaymentMethodId }
  | { readonly kind: 'add-method' };

/** What a buyer does in every flow that makes a payment. */
export type OrderEvent =
  /** Reads again what could not be read. */
  | { readonly kind: 'read-again' }
  /** ISO text; empty while the field holds no whole date. */
  | { readonly kind: 'choose-day'; readonly text: string }
  | { readonly kind: 'review' }
  | { readonly kind: 'add-method' }
  | { readonly kind: 'method-added'; readonly methodId: PaymentMethodId }
  /** Goes back from the review to change a field. */
  | { readonly kind: 'change'; readonly field: DraftField }
  | ReviewEvent
  /** Asks whether another payment of the loan is to be cancelled. */
  | { readonly kind: 'cancel-other'; readonly payment: PaymentRequest }
  | CancelPaymentEvent
  | { readonly kind: 'back' }
  | { readonly kind: 'close' };
