import { z } from '@hono/zod-openapi';
import { emailSchema, idSchema, localeSchema, phoneSchema, textSchema, typedSchema } from './wire-values.ts';

const REGIONS = {
  US: 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI AA AE AP'.split(
    ' ',
  ),
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '),
} as const;
const POSTAL_CODE = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/,
} as const;

const text = (max: number) => typedSchema(max, 1);

const addressSchema = z
  .object({
    line1: text(100),
    line2: typedSchema(100).optional(),
    city: text(60),
    region: z.string().length(2),
    postalCode: z.string().max(10),
    country: z.enum(['US', 'CA']),
  })
  .refine(({ country, region }) => REGIONS[country].includes(region), {
    path: ['region'],
    message: 'unknown region',
  })
  .refine(({ country, postalCode }) => POSTAL_CODE[country].test(postalCode), {
    path: ['postalCode'],
    message: 'not a postal code of the country',
  })
  .openapi('Address');

const contactSchema = z
  .object({ id: idSchema, type: textSchema(40, 1).openapi({ example: 'HOME' }), address: addressSchema })
  .openapi('Contact');

export const buyerSchema = z
  .object({
    id: idSchema,
    status: textSchema(40),
    subStatus: textSchema(40).nullable(),
    identity: z.object({ email: emailSchema, phone: phoneSchema }),
    givenName: text(60),
    familyName: text(60),
    languagePreference: localeSchema,
    contacts: z.array(contactSchema).max(10),
    version: z.int(),
  })
  .openapi('Buyer');
export type BuyerWire = z.infer<typeof buyerSchema>;

export const saveBuyerBodySchema = z
  .object({
    ...buyerSchema.shape,
    subStatus: textSchema(40).nullish(),
    verificationReferenceID: idSchema.optional(),
  })
  .openapi('SaveBuyer');

export const saveContactBodySchema = contactSchema.openapi('SaveContact');
