import type { BookedOrder, OpenPaymentIntent } from '@member-portal/domain/payment';
import type { FoundPayment } from './find-payment.ts';
import type { SentPayment } from './reviewed-payment.ts';

/** The outcome of a loan's open payment. */
export type ReconciledPayment =
  | { readonly kind: 'none-open' }
  | {
      readonly kind: 'booked';
      readonly payment: FoundPayment;
      /** The order, if it is still open: it is found again until `PutAwayPayment` is called. */
      readonly order?: Omit<BookedOrder, 'bookedAt'>;
    }
  /** Not found, and it can no longer arrive. Reported again until `PutAwayPayment` is called. */
  | {
      readonly kind: 'never-booked';
      readonly order: Pick<OpenPaymentIntent, 'requestKey' | 'sendings'>;
    }
  /** Not found, but it may still be in progress. */
  | {
      readonly kind: 'undecided';
      /** The open order, to be followed even if another tab closes it. */
      readonly sent?: SentPayment | undefined;
    };

/** An outcome that closes the loan's open order once the buyer has seen it. */
export type KnownPayment = Extract<ReconciledPayment, { readonly kind: 'booked' | 'never-booked' }>;
