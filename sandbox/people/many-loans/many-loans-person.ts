import type { Person } from '../person.ts';

/** How many loans and activities the borrower has who has the most. */
export const MANY_LOANS = 5_000;
export const MANY_ACTIVITIES = 50_000;

/**
 * The borrower who has the most of everything. The loans are not among the plans of a person: they come from a database
 * that was made with them, or are written at once into one that was not.
 */
export const manyLoansPerson: Person = {
  tenant: 'harbour',
  situation: 'furnishes rented rooms: 5,000 loans and 50,000 payments',
  givenName: 'Quincy',
  familyName: 'Holloway',
  email: 'quincy.holloway@example.com',
  phone: '+12025550170',
  language: 'en-us',
  address: {
    line1: '900 Granary Street',
    line2: 'Suite 12',
    city: 'Duluth',
    region: 'MN',
    postalCode: '55802',
    country: 'US',
  },
  methods: [
    { type: 'BANK_ACCOUNT', bankName: 'Prairie Savings', last4: '7352' },
    { type: 'DEBIT_CARD', brand: 'Visa', last4: '4186', expiresInYears: 3 },
  ],
  loans: [],
};
