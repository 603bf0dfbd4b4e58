import type { Person } from './person.ts';
import type { Place } from './place.ts';
import { SITUATIONS, type Situation } from './situations.ts';

const asciiOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

/** A place's borrower for a situation. Throws where the place has no borrower left for it. */
export const residentPerson = (place: Place, situation: Situation): Person => {
  const index = SITUATIONS.indexOf(situation);
  const resident = place.residents[index];
  if (!resident) throw new Error(`Nobody in ${place.tenant} for: ${situation.situation}.`);
  const { givenName, phoneOf = givenName, cardDeclines = false } = situation;
  const { familyName, address, bank, card } = resident;
  return {
    tenant: place.tenant,
    situation: situation.situation,
    givenName,
    familyName,
    email: `${asciiOf(givenName)}.${asciiOf(familyName)}@example.com`,
    phone: place.phone(SITUATIONS.findIndex((one) => one.givenName === phoneOf)),
    language: resident.language ?? place.language,
    address,
    methods: [
      { type: 'BANK_ACCOUNT', bankName: bank.name, last4: bank.last4 },
      cardDeclines
        ? { type: 'DEBIT_CARD', brand: 'Mastercard', last4: card, expiresInYears: 2, declines: true }
        : { type: 'DEBIT_CARD', brand: 'Visa', last4: card, expiresInYears: 3 },
    ],
    loans: situation.loans(place.shops),
    ...(situation.standing ? { standing: situation.standing } : {}),
  };
};
