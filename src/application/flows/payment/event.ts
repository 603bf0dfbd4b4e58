import type { AmountChoice, PaymentRequest } from '@member-portal/domain/payment';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import type { CancelPaymentEvent } from '../cancel-payment/index.ts';
import type { Choices, DraftField, OrderAnswer, ReviewEvent } from '../ordering/index.ts';

/** What a buyer does while paying. */
export type PaymentEvent =
  /** Reads again what could not be read. */
  | { readonly kind: 'read-again' }
  | { readonly kind: 'choose-amount'; readonly choice: AmountChoice }
  /** Types into the field of the chosen free amount. */
  | { readonly kind: 'type-amount'; readonly text: string }
  /** ISO text; empty while the field holds no whole date. */
  | { readonly kind: 'choose-day'; readonly text: string }
  | { readonly kind: 'choose-method'; readonly methodId: PaymentMethodId }
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

/** What comes back from the effects. */
export type PaymentAnswer =
  | OrderAnswer
  /** The choices as of the moment at which the buyer asked for the review. */
  | { readonly kind: 'weighed'; readonly choices: Choices | undefined };
