import { type Locale, languageOf } from '@member-portal/domain/locale';
import { type Currency, type Money, money } from '@member-portal/domain/money';

const SPACES = /[\s\u00a0\u202f]/g;

/** `1234.5`, `1,234.50`; in French `1234,5`, `1 234,50`, and a point before the cents as many keyboards give it. */
const PATTERNS = {
  en: /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/,
  fr: /^\d+(?:[.,]\d{1,2})?$/,
} as const;

/** An amount as people type it in a locale, with or without sign and separators; `undefined` where it is none. */
export const parseTypedAmount = (text: string, currency: Currency, locale: Locale): Money | undefined => {
  const language = languageOf(locale);
  const bare = text.replace(SPACES, '').replace(/^\$|\$$/, '');
  if (!PATTERNS[language].test(bare)) return undefined;
  const [whole = '', cents = ''] = (language === 'en' ? bare.replaceAll(',', '') : bare).split(/[.,]/);
  return money(Number(whole) * 100 + Number(cents.padEnd(2, '0')), currency).unwrapOr(undefined);
};

/** An amount as it is prefilled for typing: `1234.50`, in French `1234,50`. */
export const writeTypedAmount = (amount: Money, locale: Locale): string =>
  (amount.cents / 100).toFixed(2).replace('.', languageOf(locale) === 'fr' ? ',' : '.');
