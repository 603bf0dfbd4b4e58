import { type Activity, mayBeRetried } from '@member-portal/domain/payment';
import type { HistoryQuery } from '../ports/index.ts';

/** What to read of a history to know whether the last payment failed: enough to look past what was cancelled. */
export const LAST_PAYMENTS = { types: ['PAYMENT', 'AUTOPAY'], limit: 5 } as const satisfies HistoryQuery;

const PAYMENTS: readonly Activity['type'][] = LAST_PAYMENTS.types;

/** The payment that failed last, from a history that begins with the newest; undefined where a later one replaces it. */
export const failedPaymentOf = (history: readonly Activity[]): Activity | undefined => {
  const last = history.find(({ type, status }) => PAYMENTS.includes(type) && status !== 'CANCELLED');
  return last && mayBeRetried(last.status) ? last : undefined;
};
