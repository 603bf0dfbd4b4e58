import type { Buyer, PostalAddress } from '@member-portal/domain/buyer';
import {
  type EmailAddress,
  emailAddress,
  type PhoneNumber,
  phoneNumber,
} from '@member-portal/domain/sign-in';
import { AVERY } from './a-session.ts';

export const email = (text: string) => emailAddress(text)._unsafeUnwrap();
export const phone = (text: string) => phoneNumber(text)._unsafeUnwrap();

/** A buyer of whom nothing is unknown. */
export type KnownBuyer = Buyer & {
  readonly identity: { readonly email: EmailAddress; readonly phone: PhoneNumber };
  readonly contacts: readonly { readonly id: string; readonly address: PostalAddress }[];
};

export const aBuyer = (changed: Partial<KnownBuyer> = {}): KnownBuyer => ({
  id: AVERY,
  status: 'ACTIVE',
  subStatus: undefined,
  identity: { email: email('avery.stone@example.com'), phone: phone('+1 202 555 0101') },
  givenName: 'Avery',
  familyName: 'Stone',
  languagePreference: 'en-us',
  contacts: [
    {
      id: 'contact-home',
      address: { line1: '12 Elm Street', city: 'Albany', region: 'NY', postalCode: '12207', country: 'US' },
    },
  ],
  ...changed,
});
