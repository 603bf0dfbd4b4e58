import type { Money } from '../money/index.ts';
import type { Locale } from './locale.ts';
import { NUMBER_FORMATS } from './number-format.ts';

/** An amount prefilled for typing, without dollar sign and separators: `1234.50`, in French `1234,50`. */
export const writeTypedAmount = ({ cents }: Money, locale: Locale): string => {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}${NUMBER_FORMATS[locale].decimal}${digits.slice(-2)}`;
};
