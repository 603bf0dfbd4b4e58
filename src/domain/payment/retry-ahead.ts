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

/** The upcoming retry of a failed payment; undefined if it is not retried, or the day of the retry has passed. */
export const retryAheadOf = (
  { id, amount, failure }: Pick<Activity, 'id' | 'amount' | 'failure'>,
  today: PlainDate,
): RetryAhead | undefined => {
  const on = failure?.retryOn;
  return on && on >= today ? { id, amount, on } : undefined;
};

/**
 * The returned payment that a payment replaces, so that the same debt is not taken twice. A principal-only payment replaces
 * none. `amountType` is undefined until one is chosen.
 */
export const retryReplacedBy = <Returned extends Pick<RetryAhead, 'id'>>(
  amountType: AmountType | undefined,
  returned: Returned | undefined,
): Returned | undefined => (amountType === 'PRINCIPAL' ? undefined : returned);
