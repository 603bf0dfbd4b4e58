import type { PlainDate } from '@member-portal/domain/calendar';
import type { Money } from '@member-portal/domain/money';
import type { PaidWith } from '@member-portal/domain/payment';
import { type FoundPayment, hasSucceeded } from './find-payment.ts';

/** The outcome of a payment, wherever it was found. */
export interface PaymentOutcome {
  readonly amount: Money;
  readonly payOn: PlainDate;
  readonly confirmation: string | undefined;
  readonly method: PaidWith | undefined;
  /** Whether the money is taken or in progress; false if the payment was booked and then failed or was returned. */
  readonly succeeded: boolean;
  /** Whether the lender has received it, so that the balance already counts it. */
  readonly received: boolean;
  /** The day on which the platform retries a returned payment; undefined if it does not. */
  readonly retryOn: PlainDate | undefined;
}

/** The outcome of a found payment, whether it is still in progress or already in the history. */
export const outcomeOf = (found: FoundPayment): PaymentOutcome => {
  if (found.kind === 'in-progress') {
    const { amount, payOn, confirmation, method } = found.request;
    const succeeded = hasSucceeded(found);
    return { amount, payOn, confirmation, method, succeeded, received: false, retryOn: undefined };
  }
  const { amount, on, confirmation, method, failure, status } = found.activity;
  const succeeded = hasSucceeded(found);
  const retryOn = succeeded ? undefined : failure?.retryOn;
  return { amount, payOn: on, confirmation, method, succeeded, received: status === 'RECEIVED', retryOn };
};
