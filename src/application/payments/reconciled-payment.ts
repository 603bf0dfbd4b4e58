import type { BookedOrder, OpenPaymentIntent } from '@member-portal/domain/payment';
import type { FoundPayment } from './find-payment.ts';
import type { SentPayment } from './reviewed-payment.ts';

/** The sendings of an order that led to no payment. */
export type UnbookedOrder = Pick<OpenPaymentIntent, 'requestKey' | 'sendings'>;

/** What became of the open payment of a loan. */
export type ReconciledPayment =
  | { readonly kind: 'none-open' }
  | {
      readonly kind: 'booked';
      readonly payment: FoundPayment;
      /** The order, where it is still open: it is found again until `PutAwayPayment`. */
      readonly order?: Omit<BookedOrder, 'bookedAt'>;
    }
  /** Not found, and it can no longer arrive. It is reported again until `PutAwayPayment`. */
  | { readonly kind: 'never-booked'; readonly order: UnbookedOrder }
  /** Not found, but it may still be in progress. */
  | {
      readonly kind: 'undecided';
      /** The open order, to be followed also where another tab closes it. */
      readonly sent?: SentPayment | undefined;
    };

/** An outcome that closes the open order of a loan, once the buyer knows it. */
export type KnownPayment = Extract<ReconciledPayment, { readonly kind: 'booked' | 'never-booked' }>;
