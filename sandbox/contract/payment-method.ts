import { z } from '@hono/zod-openapi';
import { methodTypeSchema } from './payment.ts';
import { idSchema, timestampSchema } from './wire-values.ts';

export const methodStatusSchema = z.enum([
  'CREATED',
  'DELETED',
  'SUBMITTED',
  'ACCEPTED',
  'PAID',
  'FAILED',
  'REPLACED',
  'PENDING',
  'SUCCESS',
  'CANCELLED',
  'TERMINATED',
]);

const paymentMethodSchema = z
  .object({
    id: idSchema,
    type: methodTypeSchema,
    status: methodStatusSchema,
    brand: z.string().optional(),
    bankName: z.string().optional(),
    last4: z.string().regex(/^\d{4}$/),
    expires: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .optional(),
    holder: z.string(),
    addedOn: timestampSchema,
  })
  .openapi('PaymentMethod');
export type PaymentMethodWire = z.infer<typeof paymentMethodSchema>;

export const paymentMethodListSchema = z
  .object({ items: z.array(paymentMethodSchema) })
  .openapi('PaymentMethodList');
