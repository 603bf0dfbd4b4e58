import type { Person, Wallet } from './person.ts';
import type { Place } from './place.ts';
import { randomPlan } from './random-plan.ts';
import { type RandomSource, randomSource } from './random-source.ts';

const GIVEN = ['Robin', 'Sasha', 'Quinn', 'Rowan', 'Skyler', 'Tatum', 'Remy', 'Wren', 'Ari', 'Devon'];
const RETURNS = [
  'INSUFFICIENT_FUNDS',
  'INSUFFICIENT_FUNDS',
  'ACCOUNT_CLOSED',
  'PAYMENT_STOPPED',
  'UNAUTHORIZED',
];

const walletOf = ({ between, pick, chance }: RandomSource, bankName: string): readonly Wallet[] => {
  const last4 = (): string => String(between(0, 9_999)).padStart(4, '0');
  return [
    {
      type: 'BANK_ACCOUNT',
      bankName,
      last4: last4(),
      ...(chance(20) ? { returnsWith: pick(RETURNS) } : {}),
    },
    {
      type: 'DEBIT_CARD',
      brand: pick(['Visa', 'Mastercard']),
      last4: last4(),
      expiresInYears: between(1, 4),
      ...(chance(5) ? { declines: true } : {}),
    },
  ];
};

/**
 * People of a place with loans of every kind and state: the same for the same seed. They are named after their
 * situation, with reserved addresses and numbers.
 */
export const randomPeople = (place: Place, seed: number, count: number): readonly Person[] => {
  const random = randomSource(seed);
  const { between, pick } = random;
  return Array.from({ length: count }, (_, index): Person => {
    const resident = pick(place.residents);
    const givenName = pick(GIVEN);
    const name = `${givenName}.${place.tenant}.${seed}.${index + 1}`.toLowerCase();
    return {
      tenant: place.tenant,
      situation: 'of a random population',
      givenName,
      familyName: resident.familyName,
      email: `${name}@example.com`,
      phone: `+1${between(200, 989)}55501${String(between(0, 99)).padStart(2, '0')}`,
      language: place.language,
      address: resident.address,
      methods: walletOf(random, resident.bank.name),
      loans: Array.from({ length: between(0, 4) }, () => randomPlan(place.shops, random)),
    };
  });
};
