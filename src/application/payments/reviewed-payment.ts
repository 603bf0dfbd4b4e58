import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentOrder } from '../ports/index.ts';

/** A payment as chosen, checked against what the loan takes. */
export type ChosenPayment = Omit<PaymentOrder, 'requestKey' | 'authorisation'> & { readonly loanId: LoanId };

/** A payment as reviewed and consented to; the use case gives it its key. */
export type ReviewedPayment = ChosenPayment & {
  readonly authorisation: PaymentOrder['authorisation'];
  /** Confirmation of a payment like this one that the buyer was told of and wants another beside. */
  readonly repeatOf?: string;
};
