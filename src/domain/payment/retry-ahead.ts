import type { PlainDate } from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { Activity, AmountType } from './payment.ts';

/** A returned payment that the platform retries automatically. */
export interface RetryAhead {
  /** Of the payment that was returned. */
  readonly id: string;
  readonly amount: Money;
  readonly on: PlainDate;
}

/** The retry that a failed payment still has: none where it is not retried, or its day has passed. */
export const retryAheadOf = (
  { id, amount, failure }: Pick<Activity, 'id' | 'amount' | 'failure'>,
  today: PlainDate,
): RetryAhead | undefined => {
  const on = failure?.retryOn;
  return on && on >= today ? { id, amount, on } : undefined;
};

/**
 * The retry that a payment replaces, so that the same debt is not drawn twice. A principal-only payment
 * replaces none. The kind of amount is `undefined` while none is chosen.
 */
export const retryReplacedBy = (
  amountType: AmountType | undefined,
  ahead: RetryAhead | undefined,
): RetryAhead | undefined => (amountType === 'PRINCIPAL' ? undefined : ahead);
