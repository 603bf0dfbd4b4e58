import type { Instant } from '../calendar/index.ts';
import type { PaymentRequest } from './payment.ts';

/** Whether a scheduled payment can still be cancelled: strictly before the platform's deadline. */
export const isCancellable = (
  { cancelBefore }: Pick<PaymentRequest, 'cancelBefore'>,
  now: Instant,
): boolean => cancelBefore !== undefined && now < cancelBefore;
