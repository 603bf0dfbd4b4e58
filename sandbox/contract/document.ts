import { z } from '@hono/zod-openapi';
import { amountTypeSchema } from './payment.ts';
import { currencySchema, dateSchema, idSchema, localeSchema, textSchema } from './wire-values.ts';

export const DOCUMENT_KINDS = [
  'loan-agreement',
  'loan-agreement-sp',
  'cob-activation',
  'cob-maintenance',
  'cob',
  'one-time',
  'auto-enroll',
  'auto-enroll-sp',
  'auto-enroll-pending',
  'auto-enroll-past-due',
  'auto-enroll-past-due-sp',
  'scheduled-payment',
  'tila',
  'credit-score-notice',
  'payment-full-terms',
  'copy-of-authorization',
  'copy-of-authorization-sp',
  'terms-of-use',
  'privacy-policy-choices',
  'checkout-auto-enroll-sp',
  'hardship-confirm-0',
  'hardship-confirm-29',
  'hardship-confirm-59',
  'verification-service',
  'poa',
  'payment-confirm',
] as const;
export const documentKindSchema = z.enum(DOCUMENT_KINDS).openapi('DocumentKind');
export type DocumentKind = z.infer<typeof documentKindSchema>;

/** Kinds that are prepared before something is done. */
export const PREPARED_KINDS = [
  'one-time',
  'scheduled-payment',
  'auto-enroll',
  'auto-enroll-sp',
  'auto-enroll-pending',
  'auto-enroll-past-due',
  'auto-enroll-past-due-sp',
] as const satisfies readonly DocumentKind[];

const documentFormatSchema = z.enum(['web', 'print', 'embedded']);
export type DocumentFormat = z.infer<typeof documentFormatSchema>;

export const documentQuerySchema = z.object({
  locale: localeSchema.optional(),
  format: documentFormatSchema.default('web'),
});

/** What a caller may say about the action; anything else in the parameters is kept out of the text. */
const actionParametersSchema = z.object({
  amountType: amountTypeSchema.optional(),
  amount: z.int().positive().optional(),
  currency: currencySchema.optional(),
  payOn: dateSchema.optional(),
  startOn: dateSchema.optional(),
  paymentMethodId: idSchema.optional(),
  preNotificationWaived: z.boolean().optional(),
});
export type ActionParameters = z.infer<typeof actionParametersSchema>;

export const prepareDocumentBodySchema = z
  .object({
    // Any text here, so that a missing or unknown tag gets a refusal that names it.
    tag: textSchema(80)
      .optional()
      .openapi({ enum: [...PREPARED_KINDS], description: 'The kind to prepare; it has to be there.' }),
    locale: localeSchema,
    format: documentFormatSchema.default('web'),
    parameters: actionParametersSchema.optional(),
  })
  .openapi('PrepareDocument');

export const documentSchema = z
  .object({
    id: idSchema,
    kind: documentKindSchema,
    title: z.string(),
    locale: localeSchema,
    version: z.string(),
    effectiveOn: dateSchema,
    contentType: z.literal('text/html'),
    content: z.string(),
  })
  .openapi('Document');
export type DocumentWire = z.infer<typeof documentSchema>;
