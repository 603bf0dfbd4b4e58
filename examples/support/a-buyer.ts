import type { Buyers } from '@member-portal/application/ports';
import type { Buyer, BuyerId } from '@member-portal/domain/buyer';
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
  version: 1,
};

/** Avery's session. Its token is the platform's to make and to check; the portal only hands it back. */
export const averysSession: Session = {
  token: 'header.claims.signature',
  tokenExpiresAt: at('2026-11-21T15:20:00Z'),
  buyerId: avery.id,
  receivedAt: at('2026-11-21T15:00:00Z'),
};

/** The lender's records, in memory: Avery's alone. Every write makes a new version. */
export const recordsOfAvery = (): Buyers => {
  let kept = avery;
  const write = (changed: Buyer) => {
    kept = { ...changed, version: kept.version + 1 };
    return okAsync(kept);
  };
  return {
    read: (id) => (id === kept.id ? okAsync(kept) : errAsync({ kind: 'not-found' })),
    write: (buyer) =>
      buyer.version === kept.version ? write(buyer) : errAsync({ kind: 'changed-underneath' }),
    writeContact: (_, contact) => write({ ...kept, contacts: [contact] }),
  };
};
