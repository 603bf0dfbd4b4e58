import type { Buyers } from '@member-portal/application/ports';
import type { Buyer, BuyerChange, BuyerId } from '@member-portal/domain/buyer';
import type { Session } from '@member-portal/domain/session';
import { emailAddress, phoneNumber } from '@member-portal/domain/sign-in';
import { errAsync, okAsync } from 'neverthrow';
import { at } from './a-loan.ts';
import { known } from './known.ts';

export const avery: Buyer = {
  id: 'buyer-1' as BuyerId,
  status: 'ACTIVE',
  subStatus: undefined,
  identity: {
    email: known(emailAddress('avery.stone@example.com')),
    phone: known(phoneNumber('2025550101')),
  },
  givenName: 'Avery',
  familyName: 'Stone',
  languagePreference: 'en-us',
  contacts: [
    {
      id: 'home',
      address: { line1: '12 Elm Street', city: 'Albany', region: 'NY', postalCode: '12207', country: 'US' },
    },
  ],
};

/** Avery's session. Its token is the platform's to make and to check; the portal only hands it back. */
export const averysSession: Session = {
  token: 'header.claims.signature',
  tokenExpiresAt: at('2026-11-21T15:20:00Z'),
  buyerId: avery.id,
  receivedAt: at('2026-11-21T15:00:00Z'),
};

const withChange = (buyer: Buyer, change: BuyerChange): Buyer => {
  if (change.kind === 'language') return { ...buyer, languagePreference: change.locale };
  if (change.kind === 'address')
    return {
      ...buyer,
      contacts: buyer.contacts.map((contact) =>
        contact.id === change.contactId ? { ...contact, address: change.address } : contact,
      ),
    };
  const { destination } = change;
  const identity = destination.method === 'SMS' ? { phone: destination.phone } : { email: destination.email };
  return { ...buyer, identity: { ...buyer.identity, ...identity } };
};

/** The lender's records, in memory: Avery's alone. */
export const recordsOfAvery = (): Buyers => {
  let kept = avery;
  return {
    read: (id) => (id === kept.id ? okAsync(kept) : errAsync({ kind: 'not-found' })),
    update: (_, decide) =>
      decide(kept).asyncAndThen((change) => {
        if (change) kept = withChange(kept, change);
        return okAsync(kept);
      }),
  };
};
