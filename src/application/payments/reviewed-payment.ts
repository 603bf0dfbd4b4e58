import type { LoanId } from '@member-portal/domain/loan';
import type { OpenPaymentIntent } from '@member-portal/domain/payment';
import type { PaymentOrder } from '../ports/index.ts';

/** A payment as chosen, and checked against the loan's options. */
export type ChosenPayment = Omit<PaymentOrder, 'requestKey' | 'authorisation'> & { readonly loanId: LoanId };

/** What is needed to look up a payment of unknown outcome after it was sent. */
export type SentPayment = Pick<
  OpenPaymentIntent,
  'requestKey' | 'sendings' | 'lastSentAt' | 'knownConfirmations'
> &
  Partial<Pick<PaymentOrder, 'amount'>>;

/** A payment as reviewed and consented to. The use case adds the key. */
export type ReviewedPayment = ChosenPayment & {
  readonly authorisation: PaymentOrder['authorisation'];
  /** Confirmation of an identical payment that the buyer was shown and still wants to repeat. */
  readonly repeatOf?: string;
  /** An earlier sending with an unknown outcome. If it was carried out, its outcome is returned and nothing is sent. */
  readonly resumes?: SentPayment | undefined;
};
