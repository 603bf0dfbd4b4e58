/** Why the platform refuses a payment, its cancellation or a change of autopay. Nothing was changed. */
export const SERVICING_REFUSALS = [
  'payment-in-progress',
  'amount-out-of-range',
  'payoff-quote-expired',
  'method-not-usable',
  'method-declined',
  'agreement-closed',
  'autopay-already-enrolled',
  'autopay-not-enrolled',
  'payment-date-not-allowed',
  /** A cancellation that comes after the payment's cut-off. */
  'not-cancellable',
  /** The accepted document is not of this order, or was accepted later than now: a new review is needed. */
  'consent-not-accepted',
  /** The key was used for another order: a new review is needed. */
  'key-reused',
  /** The first request with this key is still in progress. */
  'still-running',
] as const;
export type ServicingRefusal = (typeof SERVICING_REFUSALS)[number];
