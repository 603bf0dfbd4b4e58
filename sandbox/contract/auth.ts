import { z } from '@hono/zod-openapi';
import {
  emailSchema,
  idSchema,
  localeSchema,
  phoneSchema,
  textSchema,
  timestampSchema,
} from './wire-values.ts';

export const sendCodeBodySchema = z
  .object({
    deliveryMethod: z.enum(['SMS', 'EMAIL']),
    email: emailSchema.optional(),
    phone: phoneSchema.optional(),
    languagePreference: localeSchema,
    disclosures: z
      .array(
        z.object({
          type: z.enum(['TERMS_OF_USE', 'PRIVACY_POLICY', 'ELECTRONIC_COMMUNICATIONS', 'SMS_TERMS']),
          acceptedAt: timestampSchema,
        }),
      )
      .max(10),
    testToken: textSchema(200).optional(),
    phoneType: z.enum(['VOIP', 'MOBILE', 'LANDLINE']).optional(),
  })
  .refine((body) => (body.deliveryMethod === 'SMS' ? body.phone : body.email) !== undefined, {
    message: 'the address that the code goes to is missing',
  })
  .openapi('SendCode');

export const sendCodeAnswerSchema = z
  .object({ data: z.object({ referenceID: z.string().min(1) }) })
  .openapi('CodeReference');

/** A wrong form of a code is a wrong code: it is answered and counted as one. */
const typedCodeSchema = textSchema(20, 1);

export const loginBodySchema = z
  .object({
    code: typedCodeSchema,
    referenceID: idSchema,
    email: emailSchema.optional(),
    phone: phoneSchema.optional(),
  })
  .openapi('Login', { example: { code: '123456', referenceID: 'a reference' } });

export const sessionSchema = z
  .object({ token: z.string(), tokenExpiresAt: timestampSchema, buyerID: z.string().min(1) })
  .openapi('Session');

export const verifyCodeBodySchema = z
  .object({ code: typedCodeSchema, referenceID: idSchema })
  .openapi('VerifyCode');

export const verifiedSchema = z.object({ verified: z.literal(true) }).openapi('Verified');

/** Either shape is in use; which one depends on the tenant. */
export const refreshedSchema = z
  .union([z.object({ token: z.string(), tokenExpiresAt: timestampSchema }), z.object({ jwt: z.string() })])
  .openapi('RefreshedSession');
