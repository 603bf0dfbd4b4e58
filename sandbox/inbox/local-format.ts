import type { PlainDate } from '../calendar/plain-date.ts';
import type { MoneyWire } from '../contract/wire-values.ts';

const TAGS: Readonly<Record<string, string>> = { 'en-us': 'en-US', 'en-ca': 'en-CA', 'fr-ca': 'fr-CA' };

const tagOf = (locale: string): string => TAGS[locale] ?? 'en-US';

/** Money as people of a locale write it. */
export const moneyText = (locale: string, { amount, currency }: MoneyWire): string =>
  new Intl.NumberFormat(tagOf(locale), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(amount / 100);

/** A day as people of a locale write it. */
export const dateText = (locale: string, date: PlainDate): string => {
  const format = new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const text = format.format(Date.parse(`${date}T00:00:00Z`));
  // CLDR does not know that the first of a month is an ordinal in French.
  return locale === 'fr-ca' ? text.replace(/^1 /, '1er ') : text;
};
