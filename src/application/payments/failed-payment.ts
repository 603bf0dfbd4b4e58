import type { PlainDate } from '@member-portal/domain/calendar';
import { type Activity, mayBeRetried, retryAheadOf } from '@member-portal/domain/payment';
import type { HistoryQuery } from '../ports/index.ts';

/** The history query that finds out whether a payment failed; the limit allows for later and for cancelled ones. */
export const LAST_PAYMENTS = { types: ['PAYMENT', 'AUTOPAY'], limit: 10 } as const satisfies HistoryQuery;

const PAYMENTS: readonly Activity['type'][] = LAST_PAYMENTS.types;

/**
 * Whether a later payment replaces a failed one. Where the platform does not say, a manual payment of the same amount does,
 * and an automatic one on the day of the retry, which is the retry. A manual one of another amount may be extra principal,
 * and an automatic one on another day is for another instalment: the retry still comes.
 */
const isReplacedBy = (
  { id, amount: due, failure }: Activity,
  { replaces, type, amount, on }: Activity,
): boolean =>
  replaces === undefined
    ? amount.cents === due.cents && (type === 'PAYMENT' || on === failure?.retryOn)
    : replaces === id;

/**
 * The failed payment that still matters, from a history with the newest first: one that is retried on a day to come and was
 * not replaced, or else the last payment if it failed. `today` is in the lender's time zone.
 */
export const failedPaymentOf = (history: readonly Activity[], today: PlainDate): Activity | undefined => {
  const payments = history.filter(({ type, status }) => PAYMENTS.includes(type) && status !== 'CANCELLED');
  const failed = payments.filter(({ status }) => mayBeRetried(status));
  const retried = failed.find(
    (one) =>
      retryAheadOf(one, today) !== undefined &&
      !payments.slice(0, payments.indexOf(one)).some((later) => isReplacedBy(one, later)),
  );
  return retried ?? failed.find((one) => one === payments[0]);
};
