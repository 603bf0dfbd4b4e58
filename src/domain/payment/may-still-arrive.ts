import { addMilliseconds, type Instant } from '../calendar/index.ts';
import type { OpenPaymentIntent } from './payment-intent-record.ts';

/** How long after its last sending an order may still reach the platform and be carried out. */
export const MAY_ARRIVE_WITHIN_MS = 2 * 60 * 1000;

/** Whether an order that cannot be found may still arrive. Until then no other order may take its place. */
export const mayStillArrive = (open: Pick<OpenPaymentIntent, 'lastSentAt'>, now: Instant): boolean =>
  now < addMilliseconds(open.lastSentAt, MAY_ARRIVE_WITHIN_MS);
