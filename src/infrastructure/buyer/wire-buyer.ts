import type { Buyer, BuyerId, Contact } from '@member-portal/domain/buyer';
import { LOCALES } from '@member-portal/domain/locale';
import type { EmailAddress, PhoneNumber } from '@member-portal/domain/sign-in';
import * as z from 'zod/mini';
import { wireId, wireOptional, wireText } from '../http/wire.ts';

const addressSchema = z.object({
  line1: wireText,
  line2: wireOptional(wireText),
  city: wireText,
  region: wireText,
  postalCode: wireText,
  country: z.enum(['US', 'CA']),
});

/** The buyer as both reading and writing answer it. */
export const wireBuyerSchema = z.object({
  id: wireId,
  status: wireText,
  subStatus: wireOptional(wireText),
  identity: z.object({ email: wireText, phone: wireText }),
  givenName: wireText,
  familyName: wireText,
  languagePreference: z.enum(LOCALES),
  contacts: z.array(z.object({ id: wireId, address: addressSchema })),
  version: z.int(),
});

type WireBuyer = z.output<typeof wireBuyerSchema>;

const toContact = ({ id, address: { line2, ...address } }: WireBuyer['contacts'][number]): Contact => ({
  id,
  address: line2 === undefined || line2 === '' ? address : { ...address, line2 },
});

/** The platform's e-mail and mobile are on file there; they are taken as they are. */
export const toBuyer = (wire: WireBuyer): Buyer => ({
  ...wire,
  id: wire.id as BuyerId,
  identity: { email: wire.identity.email as EmailAddress, phone: wire.identity.phone as PhoneNumber },
  contacts: wire.contacts.map(toContact),
});

/** A contact as it is sent. */
export const toWireContact = (contact: Contact) => ({ ...contact, type: 'HOME' });

/** The whole buyer as it is sent; what is undefined inside is null on the wire. */
export const toWireBuyer = (buyer: Buyer) => ({
  ...buyer,
  subStatus: buyer.subStatus ?? null,
  contacts: buyer.contacts.map(toWireContact),
});
