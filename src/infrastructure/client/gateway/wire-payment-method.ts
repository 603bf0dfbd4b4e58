import {
  PAYMENT_METHOD_STATUSES,
  PAYMENT_METHOD_TYPES,
  type PaymentMethod,
  type PaymentMethodId,
} from '@member-portal/domain/payment-method';
import * as z from 'zod/mini';
import type { ReportUnknown } from '../http/index.ts';
import { wireId, wireInstant, wireOptional, wireText } from '../http/wire.ts';

/** The last month of a card's validity, `2027-04`. */
const expirySchema = z.pipe(
  z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  z.transform((text: string) => ({ year: Number(text.slice(0, 4)), month: Number(text.slice(5)) })),
);

const methodSchema = z.object({
  id: wireId,
  // Any text is accepted: one method of an unknown type or status must not make the others unreadable.
  type: wireText,
  status: wireText,
  brand: wireOptional(wireText),
  bankName: wireOptional(wireText),
  last4: wireText,
  expires: wireOptional(expirySchema),
  holder: wireText,
  addedOn: wireInstant,
});

/** The buyer's payment methods at the gateway. */
export const wirePaymentMethodListSchema = z.object({ items: z.array(methodSchema) });

/**
 * A payment method, with its path in the answer. Undefined if its type or status is unknown, which is reported: nothing says
 * that such a method can pay.
 */
export const toPaymentMethod = (
  wire: z.output<typeof methodSchema>,
  at: string,
  reportUnknown: ReportUnknown,
): PaymentMethod | undefined => {
  const type = PAYMENT_METHOD_TYPES.find((known) => known === wire.type);
  const status = PAYMENT_METHOD_STATUSES.find((known) => known === wire.status);
  if (!type) reportUnknown(`${at}.type`);
  if (!status) reportUnknown(`${at}.status`);
  return type && status && { ...wire, id: wire.id as PaymentMethodId, type, status };
};
