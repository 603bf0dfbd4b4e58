import type { PlainDate } from '../calendar/index.ts';
import type { PaymentRequest } from './payment.ts';

/** The phase of payments in progress: all scheduled for a later day, all processing, or some of each. */
export type PaymentPhase = 'scheduled' | 'processing' | 'mixed';

/**
 * The phase of payments in progress. A payment for a later day is scheduled until the platform has sent it to the bank
 * (PENDING); every other one is processing.
 * @example
 * import { type PaymentInProgress, paymentPhase } from '@member-portal/domain/payment';
 * import { type PlainDate } from '@member-portal/domain/calendar';
 * declare const payments: readonly PaymentInProgress[];
 * const phase = paymentPhase(payments, '2026-11-22' as PlainDate);
 */
export const paymentPhase = (
  payments: readonly Pick<PaymentRequest, 'status' | 'payOn'>[],
  today: PlainDate,
): PaymentPhase => {
  const scheduled = payments.filter(({ status, payOn }) => payOn > today && status !== 'PENDING').length;
  if (scheduled === 0) return 'processing';
  return scheduled === payments.length ? 'scheduled' : 'mixed';
};
