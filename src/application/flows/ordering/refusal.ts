import type { ServicingRefusal } from '../../ports/index.ts';

// A platform may refuse an order with a reason that does not apply to it and has no message. An order that is still running
// is looked up instead. A consent that is not accepted needs another review, as a reused key does, and has the same message.

/** The refusal of a payment; `other` if the reason does not apply to payments. */
export const paymentRefusal = (refusal: ServicingRefusal) => {
  switch (refusal) {
    case 'autopay-already-enrolled':
    case 'autopay-not-enrolled':
    case 'not-cancellable':
    case 'still-running':
      return 'other';
    case 'consent-not-accepted':
      return 'key-reused';
    default:
      return refusal;
  }
};

/** The refusal of a change of autopay; `other` if the reason does not apply to autopay. */
export const autopayRefusal = (refusal: ServicingRefusal) => {
  switch (refusal) {
    case 'payment-in-progress':
    case 'payoff-quote-expired':
    case 'not-cancellable':
    case 'still-running':
      return 'other';
    case 'consent-not-accepted':
      return 'key-reused';
    default:
      return refusal;
  }
};
