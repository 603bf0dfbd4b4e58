import { randomInt } from 'node:crypto';

// Without letters and digits that are taken for each other when read out.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const some = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A confirmation number that people can read out: `4F7K-Q2MX`. */
export const confirmationNumber = (): string => `${some(4)}-${some(4)}`;

/** A number that a buyer knows a loan by: `NW-483920-17`. */
export const agreementNumber = (tenant: string): string =>
  `${tenant.slice(0, 2).toUpperCase()}-${randomInt(100_000, 1_000_000)}-${randomInt(10, 100)}`;
