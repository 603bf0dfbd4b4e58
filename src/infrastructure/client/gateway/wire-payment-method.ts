import {
  PAYMENT_METHOD_STATUSES,
  PAYMENT_METHOD_TYPES,
  type PaymentMethod,
  type PaymentMethodId,
} from '@member-portal/domain/payment-method';
import * as z from 'zod/mini';
import { wireId, wireInstant, wireOptional, wireText } from '../http/wire.ts';

/** The last month of a card's validity, `2027-04`. */
const expirySchema = z.pipe(
  z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  z.transform((text: string) => ({ year: Number(text.slice(0, 4)), month: Number(text.slice(5)) })),
);

const methodSchema = z.object({
  id: wireId,
  type: z.enum(PAYMENT_METHOD_TYPES),
  status: z.enum(PAYMENT_METHOD_STATUSES),
  brand: wireOptional(wireText),
  bankName: wireOptional(wireText),
  last4: wireText,
  expires: wireOptional(expirySchema),
  holder: wireText,
  addedOn: wireInstant,
});

/** The buyer's payment methods at the gateway. */
export const wirePaymentMethodListSchema = z.object({ items: z.array(methodSchema) });

export const toPaymentMethod = (wire: z.output<typeof methodSchema>): PaymentMethod => ({
  ...wire,
  id: wire.id as PaymentMethodId,
});
