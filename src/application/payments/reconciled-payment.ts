import type { OpenPaymentIntent } from '@member-portal/domain/payment';
import type { FoundPayment } from './find-payment.ts';

/** The sendings of an order that led to no payment. */
export type UnbookedOrder = Pick<OpenPaymentIntent, 'requestKey' | 'sendings'>;

/** What became of the open payment of a loan. */
export type ReconciledPayment =
  | { readonly kind: 'none-open' }
  | { readonly kind: 'booked'; readonly payment: FoundPayment }
  /** Not found, and it can no longer arrive. It is reported again until `PutAwayPayment`. */
  | { readonly kind: 'never-booked'; readonly order: UnbookedOrder }
  /** Not found, but it may still be in progress. */
  | { readonly kind: 'undecided' };
