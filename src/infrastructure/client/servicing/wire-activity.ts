import { type Activity, activityTypeOf, type PaidWith, paymentStatusOf } from '@member-portal/domain/payment';
import { PAYMENT_METHOD_TYPES } from '@member-portal/domain/payment-method';
import * as z from 'zod/mini';
import type { ReportUnknown } from '../http/index.ts';
import { wireId, wireKnown, wireMoney, wireOptional, wirePlainDate, wireText } from '../http/wire.ts';
import { paidWithShape } from './wire-payment-request.ts';

const activitySchema = z.object({
  id: wireId,
  requestKey: wireOptional(wireText),
  // The domain has an unknown case for both, and for the type of the method, so any text is accepted.
  type: wireText,
  status: wireText,
  amount: wireMoney,
  on: wirePlainDate,
  method: wireOptional(z.object(paidWithShape)),
  allocation: wireOptional(z.object({ principal: wireMoney, interest: wireMoney, fees: wireMoney })),
  confirmation: wireOptional(wireText),
  failure: wireOptional(z.object({ reason: wireText, retryOn: wireOptional(wirePlainDate) })),
  replaces: wireKnown(wireId),
});

/** A page of an agreement's history. */
export const wireActivityListSchema = z.object({
  items: z.array(activitySchema),
  nextCursor: wireOptional(wireText),
});

const toPaidWith = (
  wire: z.output<typeof activitySchema>['method'],
  at: string,
  reportUnknown: ReportUnknown,
): PaidWith | undefined => {
  const type = PAYMENT_METHOD_TYPES.find((known) => known === wire?.type);
  if (wire && type) return { ...wire, type };
  if (wire) reportUnknown(at);
  return undefined;
};

/** A line of the history, with its path in the answer; an unknown type is reported, one of a method left out as well. */
export const toActivity = (
  wire: z.output<typeof activitySchema>,
  at: string,
  reportUnknown: ReportUnknown,
): Activity => {
  const type = activityTypeOf(wire.type);
  if (type === 'UNKNOWN_TYPE') reportUnknown(`${at}.type`);
  const status = paymentStatusOf(wire.status);
  if (status === 'UNKNOWN_STATUS' && wire.status !== status) reportUnknown(`${at}.status`);
  return { ...wire, type, status, method: toPaidWith(wire.method, `${at}.method.type`, reportUnknown) };
};
