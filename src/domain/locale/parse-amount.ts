import { err, ok, type Result } from 'neverthrow';
import { type Currency, type Money, money } from '../money/index.ts';
import type { Locale } from './locale.ts';
import { NUMBER_FORMATS } from './number-format.ts';

/** Why text is not a valid amount. */
export type AmountTextRefusal =
  | { readonly kind: 'amount-empty' }
  | { readonly kind: 'amount-not-a-number' }
  /** Ambiguous: `1.234` is more than a thousand in one convention, and a little over one in another. */
  | { readonly kind: 'amount-ambiguous' }
  /** More than two decimal places. */
  | { readonly kind: 'amount-too-precise' }
  /** Too large to count exactly in cents. */
  | { readonly kind: 'amount-out-of-range' };

interface Reading {
  readonly whole: string;
  readonly fraction: string;
}

const HABITS = [
  { group: ',', decimal: '.', pattern: /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?$/ },
  { group: '.', decimal: ',', pattern: /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d*))?$/ },
  { group: ' ', decimal: ',', pattern: /^([1-9]\d{0,2}(?: \d{3})+)(?:,(\d*))?$/ },
  { group: ' ', decimal: '.', pattern: /^([1-9]\d{0,2}(?: \d{3})+)(?:\.(\d*))?$/ },
  { group: '', decimal: '.', pattern: /^(?=\.?\d)(\d*)(?:\.(\d*))?$/ },
  { group: '', decimal: ',', pattern: /^(?=,?\d)(\d*)(?:,(\d*))?$/ },
] as const;

const readAs = (text: string, { pattern }: (typeof HABITS)[number]): Reading | undefined => {
  const found = pattern.exec(text);
  return found ? { whole: (found[1] ?? '').replaceAll(/\D/g, ''), fraction: found[2] ?? '' } : undefined;
};

/** Reads a number if it has one meaning. If one reading has parts of a cent, the locale's own grouping decides. */
const readNumber = (text: string, locale: Locale): Result<Reading, AmountTextRefusal> => {
  const readings = HABITS.map((habit) => readAs(text, habit)).filter((reading) => reading !== undefined);
  const [first] = readings;
  if (!first) return err({ kind: 'amount-not-a-number' });
  if (readings.every(({ fraction }) => fraction === first.fraction))
    return first.fraction.length > 2 ? err({ kind: 'amount-too-precise' }) : ok(first);
  const own = HABITS.find(({ group }) => group === NUMBER_FORMATS[locale].group);
  const grouped = own && readAs(text, own);
  return grouped ? ok(grouped) : err({ kind: 'amount-ambiguous' });
};

/**
 * Parses an amount typed or pasted by a buyer: in the locale's format with any kind of space and an optional dollar sign,
 * or in another convention if unambiguous. Cents are built from the digits, without floating point. The inverse of
 * `formatMoney` (specification, section 9: number formats).
 * @example
 * import { parseAmount } from '@member-portal/domain/locale';
 * const amount = parseAmount('1 234,50 $', 'fr-ca', 'CAD'); // Ok: 123450 cents
 * const unclear = parseAmount('1.234', 'fr-ca', 'CAD'); // Err: two habits read it differently
 */
export const parseAmount = (
  text: string,
  locale: Locale,
  currency: Currency,
): Result<Money, AmountTextRefusal> => {
  const plain = text.trim().replaceAll(/\s/g, ' ');
  if (plain === '') return err({ kind: 'amount-empty' });
  const shape = /^([-\u2212]?) ?(\$?) ?([\d., ]*?) ?(\$?)$/.exec(plain);
  if (!shape || (shape[2] && shape[4])) return err({ kind: 'amount-not-a-number' });
  return readNumber(shape[3] ?? '', locale).andThen(({ whole, fraction }) => {
    const cents = Number(BigInt(whole + fraction.padEnd(2, '0')));
    return money(shape[1] ? -cents : cents, currency).mapErr(
      (): AmountTextRefusal => ({ kind: 'amount-out-of-range' }),
    );
  });
};
