import { ACTIVITY_TYPES, type Activity, paymentStatusOf } from '@member-portal/domain/payment';
import * as z from 'zod/mini';
import { wireId, wireMoney, wireOptional, wirePlainDate, wireText } from '../http/wire.ts';
import { wirePaidWithSchema } from './wire-payment-request.ts';

const activitySchema = z.object({
  id: wireId,
  requestKey: wireOptional(wireText),
  type: z.enum(ACTIVITY_TYPES),
  // The one status that the specification gives an unknown case, so any text is accepted.
  status: wireText,
  amount: wireMoney,
  on: wirePlainDate,
  method: wireOptional(wirePaidWithSchema),
  allocation: wireOptional(z.object({ principal: wireMoney, interest: wireMoney, fees: wireMoney })),
  confirmation: wireOptional(wireText),
  failure: wireOptional(z.object({ reason: wireText, retryOn: wireOptional(wirePlainDate) })),
});

/** A page of an agreement's history. */
export const wireActivityListSchema = z.object({
  items: z.array(activitySchema),
  nextCursor: wireOptional(wireText),
});

export const toActivity = (wire: z.output<typeof activitySchema>): Activity => ({
  ...wire,
  status: paymentStatusOf(wire.status),
});
