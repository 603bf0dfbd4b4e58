import type { Buyer, BuyerId, Contact, PostalAddress } from '@member-portal/domain/buyer';
import { type Locale, localeOf } from '@member-portal/domain/locale';
import type { EmailAddress, PhoneNumber } from '@member-portal/domain/sign-in';
import * as z from 'zod/mini';
import { wireId, wireKnown, wireOptional, wireText } from '../http/wire.ts';

const addressSchema = z.pipe(
  z.object({
    line1: wireText,
    line2: wireOptional(wireText),
    city: wireText,
    region: wireText,
    postalCode: wireText,
    country: z.enum(['US', 'CA']),
  }),
  z.transform(
    ({ line2, ...address }): PostalAddress =>
      line2 === undefined || line2 === '' ? address : { ...address, line2 },
  ),
);

const contactSchema = z.object({ id: wireKnown(wireId), address: wireKnown(addressSchema) });
const UNKNOWN_CONTACT: Contact = { id: undefined, address: undefined };

/** Contacts are parsed one by one: an invalid one is unknown and does not affect the others. */
const contactsSchema = z.pipe(
  z.unknown(),
  z.transform((contacts): readonly Contact[] =>
    (Array.isArray(contacts) ? contacts : [undefined]).map(
      (contact): Contact => ({ ...UNKNOWN_CONTACT, ...contactSchema.safeParse(contact).data }),
    ),
  ),
);

/** A migrated record may hold `fr_CA` or `fr-CA`. */
const localeSchema = z.pipe(
  wireText,
  z.transform((text: string, context): Locale => {
    const locale = localeOf(text);
    if (locale) return locale;
    context.issues.push({ code: 'custom', input: text, message: 'a locale' });
    return z.NEVER;
  }),
);

const identitySchema = z.object({ email: wireKnown(wireId), phone: wireKnown(wireId) });

/** The buyer as returned by reads and writes. Only id, status and sub-status must match the contract. */
export const wireBuyerSchema = z.object({
  id: wireId,
  status: wireText,
  subStatus: wireOptional(wireText),
  identity: wireKnown(identitySchema),
  givenName: wireKnown(wireText),
  familyName: wireKnown(wireText),
  languagePreference: wireKnown(localeSchema),
  contacts: z.optional(contactsSchema),
});

/** The platform's own e-mail and mobile are not validated. */
export const toBuyer = (wire: z.output<typeof wireBuyerSchema>): Buyer => ({
  id: wire.id as BuyerId,
  status: wire.status,
  subStatus: wire.subStatus,
  identity: {
    email: wire.identity?.email as EmailAddress | undefined,
    phone: wire.identity?.phone as PhoneNumber | undefined,
  },
  givenName: wire.givenName,
  familyName: wire.familyName,
  languagePreference: wire.languagePreference,
  contacts: wire.contacts ?? [UNKNOWN_CONTACT],
});
