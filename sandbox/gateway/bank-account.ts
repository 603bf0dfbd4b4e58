import type { Country } from '../calendar/business-day.ts';
import type { MethodError } from '../contract/gateway-session.ts';

/** A bank account as it was typed: a routing number in the US, institution and transit number in Canada. */
export interface BankEntry {
  readonly routing: string;
  readonly institution: string;
  readonly transit: string;
  readonly account: string;
  readonly accountType: string;
}

/** What an account turned out to be. */
export interface ReadBankAccount {
  readonly bankName: string;
  /** Where it is and its number, joined; for the fingerprint alone. */
  readonly digits: string;
  readonly last4: string;
  /** Why its bank returns later draws; absent where it honours them. */
  readonly returnsWith?: string;
}

/** First digits of routing numbers that were given out: Federal Reserve districts, thrifts, electronic, government. */
const ABA_PREFIX = /^(0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/;
const ABA_WEIGHTS = [3, 7, 1] as const;

/** Whether nine digits are a routing number by prefix and check digit. */
export const isRoutingNumber = (digits: string): boolean => {
  if (!/^\d{9}$/.test(digits) || digits === '000000000' || !ABA_PREFIX.test(digits)) return false;
  const sum = [...digits].reduce((total, sign, at) => total + Number(sign) * (ABA_WEIGHTS[at % 3] ?? 0), 0);
  return sum % 10 === 0;
};

/** Institutions of the Canadian payments system are numbered below 900; a branch has five digits, not all zero. */
export const isCanadianBranch = (institution: string, transit: string): boolean =>
  /^[0-8]\d{2}$/.test(institution) && institution !== '000' && /^\d{5}$/.test(transit) && transit !== '00000';

const LENGTHS = { US: /^\d{4,17}$/, CA: /^\d{7,12}$/ } as const satisfies Record<Country, RegExp>;
const TYPES: readonly string[] = ['CHECKING', 'SAVINGS'];

/** Endings of account numbers with a special outcome, so that each can be tested. */
const OUTCOMES: Readonly<Record<string, MethodError>> = {
  '9901': 'blockedBankAccount',
  '9902': 'invalidBankAccount',
  '9903': 'genericError',
};
const NOT_OF_TYPE = '9904';
const RETURNS: Readonly<Record<string, string>> = {
  '9905': 'INSUFFICIENT_FUNDS',
  '9906': 'ACCOUNT_CLOSED',
  '9907': 'PAYMENT_STOPPED',
  '9908': 'UNAUTHORIZED',
};

/** Reads a typed account, or says all that is wrong with it. */
export const readBankAccount = (
  entry: BankEntry,
  country: Country,
): { readonly account: ReadBankAccount } | { readonly errors: readonly MethodError[] } => {
  const [routing = '', institution = '', transit = '', account = ''] = [
    entry.routing,
    entry.institution,
    entry.transit,
    entry.account,
  ].map((text) => text.replace(/[\s-]/g, ''));
  const isKnownPlace = country === 'US' ? isRoutingNumber(routing) : isCanadianBranch(institution, transit);
  const errors: readonly MethodError[] = [
    ...(isKnownPlace ? [] : (['invalidRoutingNumber'] as const)),
    ...(LENGTHS[country].test(account) ? [] : (['invalidAccountNumber'] as const)),
    ...(TYPES.includes(entry.accountType) ? [] : (['invalidAccountType'] as const)),
  ];
  if (errors.length > 0) return { errors };
  const ending = account.slice(-4);
  const outcome = OUTCOMES[ending];
  if (outcome) return { errors: [outcome] };
  if (ending === NOT_OF_TYPE && entry.accountType === 'SAVINGS') return { errors: ['invalidAccountType'] };
  const returnsWith = RETURNS[ending];
  const place = country === 'US' ? routing : `${institution}${transit}`;
  return {
    account: {
      bankName: country === 'US' ? `Bank ${routing.slice(0, 4)}` : `Institution ${institution}`,
      digits: `${place}:${account}`,
      last4: ending,
      ...(returnsWith === undefined ? {} : { returnsWith }),
    },
  };
};
