import type { LoanPlan } from './loan-plan.ts';
import { goingWell, inGrace } from './loan-stories.ts';
import type { Person } from './person.ts';
import { demoShops } from './shops.ts';

/** A situation and who is in it; numbers end in `01` and the two digits that stand here. */
interface Situation {
  readonly givenName: string;
  readonly situation: string;
  readonly loans: (well: readonly LoanPlan[], late: readonly LoanPlan[]) => readonly LoanPlan[];
  readonly more?: Pick<Person, 'standing'>;
  /** Whose mobile they share. */
  readonly phoneOf?: string;
}

const hardship = (plan: 0 | 29 | 59): Pick<Situation, 'situation' | 'loans'> => ({
  situation: `hardship plan of ${plan} a month`,
  loans: (well) =>
    well.slice(0, 1).map((loan) => ({ ...loan, hardship: { plan, sinceDaysAgo: 40, months: 3 } })),
});

const SITUATIONS: readonly Situation[] = [
  {
    givenName: 'Dana',
    situation: 'autopay on every loan',
    loans: (well) => [well[0], well[2]].flatMap((loan) => (loan ? [{ ...loan, autopay: true }] : [])),
  },
  {
    givenName: 'Emery',
    situation: 'a payment in progress',
    loans: (well) => well.slice(0, 1).map((loan) => ({ ...loan, hasPendingPayment: true })),
  },
  {
    givenName: 'Frankie',
    situation: 'a failed payment that is tried again on a named day',
    loans: (_well, late) =>
      late.slice(0, 1).map((loan) => ({ ...loan, returnedPaymentDaysAgo: 3, retryInDays: 4 })),
  },
  { givenName: 'Gray', situation: 'split pay only', loans: (well) => well.slice(1, 2) },
  { givenName: 'Harper', ...hardship(0) },
  { givenName: 'Indigo', ...hardship(29) },
  { givenName: 'Jules', ...hardship(59) },
  {
    givenName: 'Kendall',
    situation: 'fraud confirmed: sees a block message',
    loans: (well) => well.slice(0, 1),
    more: { standing: { status: 'FRAUDULENT', subStatus: 'CONFIRMED' } },
  },
  {
    givenName: 'Lennox',
    situation: 'deceased confirmed: sees a block message',
    loans: (well) => well.slice(0, 1),
    more: { standing: { status: 'DECEASED', subStatus: 'CONFIRMED' } },
  },
  { givenName: 'Marlow', situation: 'no loans yet', loans: () => [] },
  {
    givenName: 'Noel',
    situation: 'shares a mobile: a code by SMS needs the e-mail too',
    loans: (well) => well.slice(2, 3),
  },
  {
    givenName: 'Oakley',
    situation: 'shares that mobile',
    loans: (well) => well.slice(3, 4),
    phoneOf: 'Noel',
  },
];

interface Place {
  readonly tenant: string;
  readonly families: readonly string[];
  readonly phone: (index: number) => string;
  readonly language: Person['language'];
  readonly address: Person['address'];
  readonly bank: string;
}

const number = (area: string, from: number) => (index: number) =>
  `+1${area}55501${String(from + index).padStart(2, '0')}`;

const PLACES: readonly Place[] = [
  {
    tenant: 'northwind',
    families: [
      'Whitaker',
      'Delgado',
      'Okafor',
      'Lindqvist',
      'Marsh',
      'Pruitt',
      'Navarro',
      'Ellery',
      'Voss',
      'Tanaka',
      'Abbott',
      'Abbott',
    ],
    phone: number('202', 4),
    language: 'en-us',
    address: {
      line1: '61 Juniper Court',
      city: 'Hartford',
      region: 'CT',
      postalCode: '06103',
      country: 'US',
    },
    bank: 'Granite Valley Bank',
  },
  {
    tenant: 'harbour',
    families: [
      'Keller',
      'Osborne',
      'Jansen',
      'Pike',
      'Romero',
      'Stahl',
      'Ferris',
      'Boone',
      'Quade',
      'Nguyen',
      'Larkin',
      'Larkin',
    ],
    phone: number('202', 34),
    language: 'en-us',
    address: {
      line1: '19 Ferry Landing',
      city: 'Green Bay',
      region: 'WI',
      postalCode: '54301',
      country: 'US',
    },
    bank: 'Prairie Savings',
  },
  {
    tenant: 'maple',
    families: [
      'Bouchard',
      'Lavoie',
      'Fraser',
      'Côté',
      'Singh',
      'Pelletier',
      'Bergeron',
      'Campbell',
      'Morin',
      'Chen',
      'Gauthier',
      'Gauthier',
    ],
    phone: number('514', 4),
    language: 'fr-ca',
    address: {
      line1: '305, avenue des Pins',
      city: 'Québec',
      region: 'QC',
      postalCode: 'G1R 4A1',
      country: 'CA',
    },
    bank: 'Caisse des Laurentides',
  },
];

const asciiOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

const personOf = (
  place: Place,
  { givenName, situation, loans, more, phoneOf }: Situation,
  index: number,
): Person => {
  const shops = demoShops[place.tenant];
  if (!shops) throw new Error(`No shops for tenant ${place.tenant}.`);
  const familyName = place.families[index] ?? '';
  const owner = phoneOf === undefined ? index : SITUATIONS.findIndex((one) => one.givenName === phoneOf);
  const digits = (from: number): string => String(from + index * 173).slice(-4);
  return {
    tenant: place.tenant,
    situation,
    givenName,
    familyName,
    email: `${asciiOf(givenName)}.${asciiOf(familyName)}@example.com`,
    phone: place.phone(owner),
    language: place.language,
    address: place.address,
    methods: [
      { type: 'BANK_ACCOUNT', bankName: place.bank, last4: digits(2_104) },
      { type: 'DEBIT_CARD', brand: 'Visa', last4: digits(6_071), expiresInYears: 3 },
    ],
    loans: loans(goingWell(shops), inGrace(shops)),
    ...more,
  };
};

/** One borrower of each tenant for every further situation; given names tell them from the first three. */
export const morePeople = (): readonly Person[] =>
  PLACES.flatMap((place) => SITUATIONS.map((situation, index) => personOf(place, situation, index)));
