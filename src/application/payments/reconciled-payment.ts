import type { BookedOrder, OpenPaymentIntent } from '@member-portal/domain/payment';
import type { FoundPayment } from './find-payment.ts';
import type { SentPayment } from './reviewed-payment.ts';

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
  | {
      readonly kind: 'never-booked';
      readonly order: Pick<OpenPaymentIntent, 'requestKey' | 'sendings'>;
    }
  /** Not found, but it may still be in progress. */
  | {
      readonly kind: 'undecided';
      /** The open order, to be followed also where another tab closes it. */
      readonly sent?: SentPayment | undefined;
    };

/** An outcome that closes the open order of a loan, once the buyer knows it. */
export type KnownPayment = Extract<ReconciledPayment, { readonly kind: 'booked' | 'never-booked' }>;
