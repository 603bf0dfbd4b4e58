import type { LoanId } from '@member-portal/domain/loan';
import type { OpenPaymentIntent } from '@member-portal/domain/payment';
import type { PaymentOrder } from '../ports/index.ts';

/** A payment as chosen, checked against what the loan takes. */
export type ChosenPayment = Omit<PaymentOrder, 'requestKey' | 'authorisation'> & { readonly loanId: LoanId };

/** What a payment of unknown outcome can be found by after it was sent. */
export type SentPayment = Pick<
  OpenPaymentIntent,
  'requestKey' | 'sendings' | 'lastSentAt' | 'knownConfirmations'
> &
  Partial<Pick<PaymentOrder, 'amount'>>;

/** A payment as reviewed and consented to; the use case gives it its key. */
export type ReviewedPayment = ChosenPayment & {
  readonly authorisation: PaymentOrder['authorisation'];
  /** Confirmation of an identical payment that the buyer has seen and still wants to repeat. */
  readonly repeatOf?: string;
  /** The sending of this very payment whose outcome is unknown: where it was carried out, it is answered and not sent again. */
  readonly resumes?: SentPayment | undefined;
};
