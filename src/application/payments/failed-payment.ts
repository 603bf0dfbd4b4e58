import { type Activity, mayBeRetried } from '@member-portal/domain/payment';
import type { HistoryQuery } from '../ports/index.ts';

/** The history query that finds out whether the last payment failed; the limit allows for cancelled payments. */
export const LAST_PAYMENTS = { types: ['PAYMENT', 'AUTOPAY'], limit: 5 } as const satisfies HistoryQuery;

const PAYMENTS: readonly Activity['type'][] = LAST_PAYMENTS.types;

/** The last failed payment, from a history with the newest first; undefined if a later one replaces it. */
export const failedPaymentOf = (history: readonly Activity[]): Activity | undefined => {
  const last = history.find(({ type, status }) => PAYMENTS.includes(type) && status !== 'CANCELLED');
  return last && mayBeRetried(last.status) ? last : undefined;
};
