import type { ServicingRefusal } from '../../ports/index.ts';

// What does not answer an order, should a platform say so of it, is told plainly; one that is still running is looked up.

/** What refused a payment. */
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

/** What refused to turn autopay on, to change it or to turn it off. */
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
