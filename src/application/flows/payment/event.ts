import type { AmountChoice } from '@member-portal/domain/payment';
import type { Choices, MethodEvent, OrderAnswer, OrderEvent } from '../ordering/index.ts';

/** A buyer's actions while paying. */
export type PaymentEvent =
  | OrderEvent
  | { readonly kind: 'choose-amount'; readonly choice: AmountChoice }
  /** Typing in the field of the chosen free amount. */
  | { readonly kind: 'type-amount'; readonly text: string }
  | MethodEvent;

/** Results of effects. */
export type PaymentAnswer =
  | OrderAnswer
  /** The choices at the moment when the buyer asked for the review. */
  | { readonly kind: 'weighed'; readonly choices: Choices | undefined };
