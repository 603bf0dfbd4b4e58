import type { BuyerWire } from '../buyer.ts';

const contact = {
  id: 'con_1',
  type: 'HOME',
  address: {
    line1: '12 Alder Street',
    city: 'Albany',
    region: 'NY',
    postalCode: '12207',
    country: 'US' as const,
  },
};

export const contactExample = contact;

export const buyerExample: BuyerWire = {
  id: 'buy_1',
  status: 'ACTIVE',
  subStatus: null,
  identity: { email: 'avery.stone@example.com', phone: '+12025550101' },
  givenName: 'Avery',
  familyName: 'Stone',
  languagePreference: 'en-us',
  contacts: [contact],
  version: 3,
};
