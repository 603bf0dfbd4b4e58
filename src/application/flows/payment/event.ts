import type { AmountChoice } from '@member-portal/domain/payment';
import type { Choices, MethodEvent, OrderAnswer, OrderEvent } from '../ordering/index.ts';

/** What a buyer does while paying. */
export type PaymentEvent =
  | OrderEvent
  | { readonly kind: 'choose-amount'; readonly choice: AmountChoice }
  /** Types into the field of the chosen free amount. */
  | { readonly kind: 'type-amount'; readonly text: string }
  | MethodEvent;

/** What comes back from the effects. */
export type PaymentAnswer =
  | OrderAnswer
  /** The choices as of the moment at which the buyer asked for the review. */
  | { readonly kind: 'weighed'; readonly choices: Choices | undefined };
