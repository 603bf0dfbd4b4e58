import type { ServicingRefusal } from '../../ports/index.ts';

// A platform may refuse an order with a reason that does not apply to it, for which there is no message. An order that is still
// running is looked up instead.

/** The refusal of a payment; `other` where it does not concern payments. */
export const paymentRefusal = (refusal: ServicingRefusal) => {
  switch (refusal) {
    case 'autopay-already-enrolled':
    case 'autopay-not-enrolled':
    case 'still-running':
      return 'other';
    default:
      return refusal;
  }
};

/** The refusal to turn autopay on, to change it or to turn it off; `other` where it does not concern autopay. */
export const autopayRefusal = (refusal: ServicingRefusal) => {
  switch (refusal) {
    case 'payment-in-progress':
    case 'payoff-quote-expired':
    case 'still-running':
      return 'other';
    default:
      return refusal;
  }
};
