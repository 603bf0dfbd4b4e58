import type { MethodError } from '../contract/gateway-session.ts';

/** A card as it was typed. */
export interface CardEntry {
  readonly number: string;
  /** `MM/YY` or `MM/YYYY`. */
  readonly expiry: string;
  readonly securityCode: string;
}

/** What a card turned out to be. */
export interface ReadCard {
  readonly type: 'DEBIT_CARD' | 'CREDIT_CARD';
  readonly brand: string;
  readonly digits: string;
  /** `2027-04`. */
  readonly expires: string;
  /** Whether its bank refuses later draws. */
  readonly declines: boolean;
}

interface Brand {
  readonly name: string;
  readonly range: RegExp;
  readonly lengths: readonly number[];
  readonly code: number;
  readonly credit: RegExp;
}

/** Ranges of issuers; in this platform the first digits also distinguish credit from debit. */
const BRANDS: readonly Brand[] = [
  { name: 'Visa', range: /^4/, lengths: [13, 16, 19], code: 3, credit: /^4242/ },
  {
    name: 'Mastercard',
    range: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    code: 3,
    credit: /^5555/,
  },
  { name: 'American Express', range: /^3[47]/, lengths: [15], code: 4, credit: /^/ },
  { name: 'Discover', range: /^(6011|65|64[4-9])/, lengths: [16, 19], code: 3, credit: /^6011/ },
];

const YEARS_AHEAD = 20;
/** Endings with a special outcome, so that each can be tested. */
const DECLINED_AT_ONCE = '0002';
const DECLINED_LATER = '0341';

/** Whether the last digit of a number is its Luhn check digit. */
export const hasLuhnDigit = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, sign, index) => {
    const doubled = index % 2 === 1 ? Number(sign) * 2 : Number(sign);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return /^\d+$/.test(digits) && sum % 10 === 0;
};

/**
 * A month as `2027-04`; undefined for anything else, a past month, or one further ahead than cards are valid.
 */
const monthOf = (text: string, thisMonth: string): string | undefined => {
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  if (month === '') return undefined;
  const expires = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}`;
  const tooFar = Number(expires.slice(0, 4)) > Number(thisMonth.slice(0, 4)) + YEARS_AHEAD;
  return expires < thisMonth || tooFar ? undefined : expires;
};

/** Reads a typed card in a month (`2026-11`), or says all that is wrong with it. */
export const readCard = (
  entry: CardEntry,
  thisMonth: string,
): { readonly card: ReadCard } | { readonly errors: readonly MethodError[] } => {
  const digits = entry.number.replace(/[\s-]/g, '');
  const brand = BRANDS.find(({ range }) => range.test(digits));
  const isNumber = brand?.lengths.includes(digits.length) && hasLuhnDigit(digits);
  const expires = monthOf(entry.expiry, thisMonth);
  const { length } = entry.securityCode;
  const isCode =
    /^\d+$/.test(entry.securityCode) && (brand ? length === brand.code : length === 3 || length === 4);
  if (!brand || !isNumber || expires === undefined || !isCode) {
    return {
      errors: [
        ...(isNumber ? [] : (['invalidCardNumber'] as const)),
        ...(expires === undefined ? (['invalidExpiry'] as const) : []),
        ...(isCode ? [] : (['invalidSecurityCode'] as const)),
      ],
    };
  }
  if (digits.endsWith(DECLINED_AT_ONCE)) return { errors: ['cardDeclined'] };
  return {
    card: {
      type: brand.credit.test(digits) ? 'CREDIT_CARD' : 'DEBIT_CARD',
      brand: brand.name,
      digits,
      expires,
      declines: digits.endsWith(DECLINED_LATER),
    },
  };
};
