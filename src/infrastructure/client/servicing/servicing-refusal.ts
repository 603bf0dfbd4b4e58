import type { OrderFailure, ServicingRefusal } from '@member-portal/application/ports';
import { type CallFailure, toReadFailure } from '../http/index.ts';

/** The API's name of each refusal. */
const REFUSAL_OF_REASON: Readonly<Record<string, ServicingRefusal>> = {
  Payment_In_Progress: 'payment-in-progress',
  Amount_Out_Of_Range: 'amount-out-of-range',
  Payoff_Quote_Expired: 'payoff-quote-expired',
  Method_Not_Usable: 'method-not-usable',
  Method_Declined: 'method-declined',
  Agreement_Closed: 'agreement-closed',
  Autopay_Already_Enrolled: 'autopay-already-enrolled',
  Autopay_Not_Enrolled: 'autopay-not-enrolled',
  Payment_Date_Not_Allowed: 'payment-date-not-allowed',
  Idempotency_Key_Reused: 'key-reused',
  Disclosure_Not_Accepted: 'consent-not-accepted',
};

const refusalOf = (failure: CallFailure): ServicingRefusal | undefined =>
  failure.kind === 'refused-by-status' &&
  (failure.status === 409 || failure.status === 422) &&
  Object.hasOwn(REFUSAL_OF_REASON, failure.reason)
    ? REFUSAL_OF_REASON[failure.reason]
    : undefined;

/**
 * The failure of a change without a key. A refusal is a 409 or 422 with a reason of the contract. Any other answer is a
 * failed request, because the outcome of the change is then unknown.
 */
export const toOrderFailure = (failure: CallFailure): OrderFailure => {
  const refusal = refusalOf(failure);
  return refusal ? { kind: 'refused', refusal } : toReadFailure(failure);
};

/** The same for a cancellation, to which the contract has one 409: `Payment_Not_Cancellable`. */
export const toCancellationFailure = (failure: CallFailure): OrderFailure =>
  failure.kind === 'refused-by-status' && failure.status === 409
    ? { kind: 'refused', refusal: 'not-cancellable' }
    : toOrderFailure(failure);

/**
 * The same for an order with a key. The contract answers 409 without a specific reason while the first order with the key
 * is in progress. A 409 without a reason therefore means: wait and look the order up, do not report a failure.
 */
export const toKeyedOrderFailure = (failure: CallFailure): OrderFailure =>
  failure.kind === 'refused-by-status' && failure.status === 409
    ? { kind: 'refused', refusal: refusalOf(failure) ?? 'still-running' }
    : toOrderFailure(failure);
