import { type Activity, mayBeRetried } from '@member-portal/domain/payment';

const PAYMENTS: readonly Activity['type'][] = ['PAYMENT', 'AUTOPAY'];

/** The payment that failed last, from a history that begins with the newest; none where a later one stands in for it. */
export const failedPaymentOf = (history: readonly Activity[]): Activity | undefined => {
  const last = history.find(({ type, status }) => PAYMENTS.includes(type) && status !== 'CANCELLED');
  return last && mayBeRetried(last.status) ? last : undefined;
};
