import { z } from '@hono/zod-openapi';
import { idSchema, localeSchema, textSchema } from './wire-values.ts';

const sessionPurposeSchema = z.enum(['ADD_METHOD', 'CONNECT_ACCOUNT']);

/** Lenders have their own themes: an unknown name is not a reason to refuse. */
const themeSchema = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

export const gatewaySessionRequestSchema = z
  .object({
    buyerId: idSchema,
    purpose: sessionPurposeSchema,
    locale: localeSchema,
    theme: themeSchema,
    origin: textSchema(200, 1),
  })
  .openapi('GatewaySessionRequest');
export type GatewaySessionRequestWire = z.infer<typeof gatewaySessionRequestSchema>;

export const gatewaySessionSchema = z.object({ id: idSchema, url: z.url() }).openapi('GatewaySession');

/** Specification, section 5: bank account error keys; then those of cards. */
export const methodErrorSchema = z.enum([
  'blockedBankAccount',
  'genericError',
  'invalidBankAccount',
  'invalidRoutingNumber',
  'invalidAccountNumber',
  'invalidAccountType',
  'duplicateBankAccount',
  'invalidCardNumber',
  'invalidExpiry',
  'invalidSecurityCode',
  'creditCardNotAccepted',
  'cardDeclined',
  'duplicateCard',
]);
export type MethodError = z.infer<typeof methodErrorSchema>;

/** What a hosted page reports to the page that frames it: `activity` is optional, at most once in 10 seconds of typing. */
export const gatewayMessageSchema = z
  .object({
    source: z.literal('gateway'),
    session: idSchema,
    type: z.enum(['ready', 'resize', 'completed', 'cancelled', 'failed', 'activity']),
    paymentMethodId: idSchema.optional(),
    error: methodErrorSchema.optional(),
    height: z.int().optional(),
  })
  .openapi('GatewayMessage');
