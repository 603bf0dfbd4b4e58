import type { Instant } from '../calendar/index.ts';
import type { PaymentRequest } from './payment.ts';

/** Whether a scheduled payment can still be cancelled: strictly before the time that the platform names. */
export const isCancellable = (
  { cancelBefore }: Pick<PaymentRequest, 'cancelBefore'>,
  now: Instant,
): boolean => cancelBefore !== undefined && now < cancelBefore;
