import { createHash } from 'node:crypto';
import type { Country } from '../calendar/business-day.ts';
import type { MethodError } from '../contract/gateway-session.ts';
import type { ReadBankAccount } from './bank-account.ts';

/** A fictional bank that can be connected. */
export interface ConnectedBank {
  readonly id: string;
  readonly name: string;
}

/** Banks to pick from, by country. */
export const BANKS: Readonly<Record<Country, readonly ConnectedBank[]>> = {
  US: [
    { id: 'granite-valley', name: 'Granite Valley Bank' },
    { id: 'old-mill', name: 'Old Mill Credit Union' },
    { id: 'lighthouse', name: 'Lighthouse Credit Union' },
    { id: 'prairie', name: 'Prairie Savings' },
  ],
  CA: [
    { id: 'laurentides', name: 'Caisse des Laurentides' },
    { id: 'bluenose', name: 'Bluenose Bank' },
    { id: 'saint-maurice', name: 'Banque Saint-Maurice' },
  ],
};

/** User names with a special outcome; every other one has one account at each bank. */
const OUTCOMES: Readonly<Record<string, MethodError>> = {
  blocked: 'blockedBankAccount',
  closed: 'invalidBankAccount',
  savings: 'invalidAccountType',
  branch: 'invalidRoutingNumber',
  number: 'invalidAccountNumber',
  down: 'genericError',
};
const WRONG_PASSWORD = 'wrong';

/** Signs in at a fictional bank, which accepts any user name, and any password but `wrong`. A user always has the same account. */
export const signInAtBank = (
  bank: ConnectedBank,
  user: string,
  password: string,
): { readonly account: ReadBankAccount } | { readonly error: MethodError } | 'refused' => {
  const name = user.trim().toLowerCase();
  if (name === '' || password === '' || password === WRONG_PASSWORD) return 'refused';
  const outcome = OUTCOMES[name];
  if (outcome) return { error: outcome };
  const digest = createHash('sha256').update(`${bank.id}:${name}`).digest();
  const account = String(digest.readUInt32BE(0)).padStart(10, '0');
  return {
    account: {
      bankName: bank.name,
      digits: `${bank.id}:${account}`,
      last4: account.slice(-4),
      ...(name === 'returns' ? { returnsWith: 'INSUFFICIENT_FUNDS' } : {}),
    },
  };
};
