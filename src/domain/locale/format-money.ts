import type { Money } from '../money/index.ts';
import type { Locale } from './locale.ts';
import { NUMBER_FORMATS } from './number-format.ts';

/** Groups digits in threes from the right. */
const grouped = (digits: string, separator: string): string =>
  digits.replaceAll(/\B(?=(?:\d{3})+$)/g, separator);

/**
 * Formats an amount for a locale: `$1,234.56`, or `1 234,56 $` with no-break spaces (specification, section 9). Exact for
 * every amount, and the inverse of `parseAmount`. `rounded` rounds to whole dollars, halves away from zero.
 */
export const formatMoney = (amount: Money, locale: Locale, cents: 'shown' | 'rounded' = 'shown'): string => {
  const { group, decimal, prefix, suffix } = NUMBER_FORMATS[locale];
  const digits = String(Math.abs(amount.cents)).padStart(3, '0');
  const isRounded = cents === 'rounded';
  const carry = isRounded && Number(digits.slice(-2)) >= 50 ? 1 : 0;
  const whole = String(Number(digits.slice(0, -2)) + carry);
  // A negative amount that rounds to zero has no sign.
  const sign = amount.cents < 0 && !(isRounded && whole === '0') ? '-' : '';
  const fraction = isRounded ? '' : `${decimal}${digits.slice(-2)}`;
  return `${sign}${prefix}${grouped(whole, group)}${fraction}${suffix}`;
};
