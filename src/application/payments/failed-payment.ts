import type { Activity, PaymentStatus } from '@member-portal/domain/payment';

const FAILED: readonly PaymentStatus[] = ['FAILED', 'RETURNED', 'REJECTED'];
const PAYMENTS: readonly Activity['type'][] = ['PAYMENT', 'AUTOPAY'];

/** The payment that failed last, from a history that begins with the newest; none where a later one stands in for it. */
export const failedPaymentOf = (history: readonly Activity[]): Activity | undefined => {
  const last = history.find(({ type, status }) => PAYMENTS.includes(type) && status !== 'CANCELLED');
  return last && FAILED.includes(last.status) ? last : undefined;
};
