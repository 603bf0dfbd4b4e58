import { delinquent, goingWell, inGrace, type Shops } from './loan-stories.ts';
import type { Person, Wallet } from './person.ts';
import { demoShops } from './shops.ts';

const wallet = (bankName: string, bank: string, card: string): readonly Wallet[] => [
  { type: 'BANK_ACCOUNT', bankName, last4: bank },
  { type: 'DEBIT_CARD', brand: 'Visa', last4: card, expiresInYears: 3 },
];

const declining = (bankName: string, bank: string, card: string): readonly Wallet[] => [
  { type: 'BANK_ACCOUNT', bankName, last4: bank },
  { type: 'DEBIT_CARD', brand: 'Mastercard', last4: card, expiresInYears: 2, declines: true },
];

const WELL = 'three loans going well, two closed';
const GRACE = 'a few days past due, in the grace period';
const LATE = 'delinquent, with a loan that was charged off';

const us = (line1: string, city: string, region: string, postalCode: string) =>
  ({ line1, city, region, postalCode, country: 'US' }) as const;
const ca = (line1: string, city: string, region: string, postalCode: string) =>
  ({ line1, city, region, postalCode, country: 'CA' }) as const;

const shopsOf = (tenant: string): Shops => {
  const shops = demoShops[tenant];
  if (!shops) throw new Error(`No shops for tenant ${tenant}.`);
  return shops;
};

const person = (
  tenant: string,
  [givenName, familyName]: readonly [string, string],
  phone: string,
  rest: Pick<Person, 'language' | 'address' | 'methods' | 'situation'>,
): Person => {
  const story = { [WELL]: goingWell, [GRACE]: inGrace, [LATE]: delinquent }[rest.situation];
  return {
    tenant,
    givenName,
    familyName,
    email: `${givenName}.${familyName}@example.com`.toLowerCase(),
    phone,
    ...rest,
    loans: story ? story(shopsOf(tenant)) : [],
  };
};

/** The demo borrowers of every tenant: all numbers and addresses are from ranges kept for examples. */
export const demoPeople = (): readonly Person[] => [
  person('northwind', ['Avery', 'Stone'], '+12025550101', {
    situation: WELL,
    language: 'en-us',
    address: us('118 Larkspur Lane', 'Albany', 'NY', '12203'),
    methods: wallet('Granite Valley Bank', '4417', '2290'),
  }),
  person('northwind', ['Blake', 'Rivera'], '+12025550102', {
    situation: GRACE,
    language: 'en-us',
    address: us('9 Foundry Street', 'Providence', 'RI', '02903'),
    methods: wallet('Old Mill Credit Union', '0836', '7714'),
  }),
  person('northwind', ['Casey', 'Morgan'], '+12025550103', {
    situation: LATE,
    language: 'en-us',
    address: us('2204 Cedar Ridge Road', 'Raleigh', 'NC', '27606'),
    methods: declining('Granite Valley Bank', '5093', '1186'),
  }),
  person('harbour', ['Avery', 'Stone'], '+12025550131', {
    situation: WELL,
    language: 'en-us',
    address: us('47 Wharf Row', 'Duluth', 'MN', '55802'),
    methods: wallet('Prairie Savings', '3360', '9042'),
  }),
  person('harbour', ['Blake', 'Sullivan'], '+12025550132', {
    situation: GRACE,
    language: 'en-us',
    address: us('310 Lakeview Avenue', 'Milwaukee', 'WI', '53202'),
    methods: wallet('Lighthouse Credit Union', '2751', '6608'),
  }),
  person('harbour', ['Casey', 'Bennett'], '+12025550133', {
    situation: LATE,
    language: 'en-us',
    address: us('85 Grain Elevator Way', 'Omaha', 'NE', '68102'),
    methods: declining('Prairie Savings', '9917', '4425'),
  }),
  person('maple', ['Avery', 'Tremblay'], '+15145550101', {
    situation: WELL,
    language: 'fr-ca',
    address: ca('4210, rue Fabre', 'Montréal', 'QC', 'H2J 3T7'),
    methods: wallet('Caisse des Laurentides', '7028', '3356'),
  }),
  person('maple', ['Blake', 'Gagnon'], '+15145550102', {
    situation: GRACE,
    language: 'fr-ca',
    address: ca('77, chemin du Lac', 'Sherbrooke', 'QC', 'J1H 4A2'),
    methods: wallet('Caisse des Laurentides', '1149', '8803'),
  }),
  person('maple', ['Casey', 'MacLeod'], '+15145550103', {
    situation: LATE,
    language: 'en-ca',
    address: ca('16 Harbourfront Crescent', 'Halifax', 'NS', 'B3J 1S9'),
    methods: declining('Bluenose Bank', '6471', '5570'),
  }),
];
