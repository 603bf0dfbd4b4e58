import type { LoanId } from '@member-portal/domain/loan';
import type { OpenPaymentIntent } from '@member-portal/domain/payment';
import type { PaymentOrder } from '../ports/index.ts';

/** A payment as chosen, checked against what the loan takes. */
export type ChosenPayment = Omit<PaymentOrder, 'requestKey' | 'authorisation'> & { readonly loanId: LoanId };

/** A payment as reviewed and consented to; the use case gives it its key. */
export type ReviewedPayment = ChosenPayment & {
  readonly authorisation: PaymentOrder['authorisation'];
  /** Confirmation of a payment like this one that the buyer was told of and wants another beside. */
  readonly repeatOf?: string;
};

/**
 * What makes two payments the same one, as text to take a fingerprint of. Consent is not part of it: the same payment
 * read and accepted again after a reload is the same payment.
 */
export const describePayment = (payment: ReviewedPayment): string =>
  JSON.stringify([
    payment.loanId,
    payment.flow,
    payment.amountType,
    payment.amount.cents,
    payment.amount.currency,
    payment.paymentMethodId,
    payment.payOn,
    payment.payoffQuoteId ?? null,
    payment.retryOf ?? null,
  ]);

/** The payment as it goes out: under its intent's key, with the consent that was first sent with that key. */
export const orderOf = (
  { loanId: _loanId, repeatOf: _repeatOf, ...order }: ReviewedPayment,
  { requestKey, authorisation }: OpenPaymentIntent,
): PaymentOrder => ({ ...order, requestKey, authorisation });
