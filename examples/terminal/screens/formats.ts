import type { Instant, PlainDate } from '@member-portal/domain/calendar';
import { formatMoney, type Locale, languageOf, languageTagOf } from '@member-portal/domain/locale';
import type { Money } from '@member-portal/domain/money';

/** Values as a locale writes them. */
export interface Formats {
  readonly money: (amount: Money) => string;
  readonly day: (day: PlainDate) => string;
  readonly time: (at: Instant) => string;
  readonly dayAndTime: (at: Instant) => string;
  readonly percent: (decimal: string) => string;
}

export const formatsOf = (locale: Locale, timeZone: string): Formats => {
  const tag = languageTagOf(locale);
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const times = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone });
  const dayTimes = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone });
  const percents = new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 2 });
  return {
    money: (amount) => formatMoney(amount, locale),
    day: (day) => {
      const text = days.format(new Date(`${day}T00:00:00Z`));
      // French counts the first of a month and numbers the other days; `Intl` numbers them all.
      return languageOf(locale) === 'fr' ? text.replace(/^1 /, '1er ') : text;
    },
    time: (at) => times.format(at),
    dayAndTime: (at) => dayTimes.format(at),
    percent: (decimal) => percents.format(Number(decimal) / 100),
  };
};
