import type { PlainDate } from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { Activity, AmountType } from './payment.ts';

/** A returned payment that the platform retries automatically. */
export interface RetryAhead {
  /** The id of the returned payment. */
  readonly id: string;
  readonly amount: Money;
  readonly on: PlainDate;
}

/** Whether a payment is still retried: on this day, in the lender's time zone, or a later one. */
export const isRetryAhead = (retryOn: PlainDate | undefined, today: PlainDate): retryOn is PlainDate =>
  retryOn !== undefined && retryOn >= today;

/** The upcoming retry of a failed payment; undefined if it is not retried, or the day of the retry has passed. */
export const retryAheadOf = (
  { id, amount, failure }: Pick<Activity, 'id' | 'amount' | 'failure'>,
  today: PlainDate,
): RetryAhead | undefined => {
  const on = failure?.retryOn;
  return isRetryAhead(on, today) ? { id, amount, on } : undefined;
};

/**
 * The returned payment that a payment replaces, so that the same debt is not taken twice. A principal-only payment replaces
 * none. `amountType` is undefined until one is chosen.
 */
export const retryReplacedBy = <Returned extends Pick<RetryAhead, 'id'>>(
  amountType: AmountType | undefined,
  returned: Returned | undefined,
): Returned | undefined => (amountType === 'PRINCIPAL' ? undefined : returned);
