import type { Money } from '../money/index.ts';
import type { Locale } from './locale.ts';
import { NUMBER_FORMATS } from './number-format.ts';

/** Digits in threes from the right. */
const grouped = (digits: string, separator: string): string =>
  digits.replaceAll(/\B(?=(?:\d{3})+$)/g, separator);

/**
 * An amount as its locale writes it: `$1,234.56`, or `1 234,56 $` with no-break spaces (specification, section 9).
 * Exact for every amount, and the inverse of `parseAmount`.
 */
export const formatMoney = (amount: Money, locale: Locale): string => {
  const { group, decimal, prefix, suffix } = NUMBER_FORMATS[locale];
  const digits = String(Math.abs(amount.cents)).padStart(3, '0');
  const sign = amount.cents < 0 ? '-' : '';
  return `${sign}${prefix}${grouped(digits.slice(0, -2), group)}${decimal}${digits.slice(-2)}${suffix}`;
};
