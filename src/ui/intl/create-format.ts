import type { Instant, PlainDate } from '@member-portal/domain/calendar';
import { formatMoney, type Locale, languageTagOf } from '@member-portal/domain/locale';
import type { Money } from '@member-portal/domain/money';
import { dateFormatter } from './date-formatter.ts';

/** Formats of domain values in the buyer's language (specification, section 9: number formats). */
export interface Format {
  /** `$1,234.56`, or `1 234,56 $` with no-break spaces. */
  readonly money: (amount: Money) => string;
  /** `$1,235`: an amount to the nearest dollar, for the edge of a chart. */
  readonly wholeMoney: (amount: Money) => string;
  /** November 21, 2026, with a no-break space between month and day. */
  readonly dateLong: (date: PlainDate) => string;
  /** Nov 21, 2026, bound likewise. */
  readonly dateShort: (date: PlainDate) => string;
  /** A point in time as the tenant's zone shows it. */
  readonly dateTime: (at: Instant) => string;
  /** Time of day on the buyer's own clock. */
  readonly timeOfDay: (at: Instant) => string;
  /** Whether a point in time lies on today, tomorrow or another day of the buyer's own clock. */
  readonly dayFrom: (at: Instant, now: Instant) => 'today' | 'tomorrow' | 'other';
  /** Tuesday, November 24, on the buyer's own clock. */
  readonly weekdayAndDay: (at: Instant) => string;
  /** Of a figure in percent, as number or decimal text: `19.99` gives `19.99%`. */
  readonly percent: (figure: number | string) => string;
}

const noonUtc = (date: PlainDate): Date => new Date(`${date}T12:00:00Z`);

/** French writes six hours as "6 h", which the platform's formatter gives two digits. */
const LEADING_ZERO = /\b0(?=\d\sh\s)/;

/** Where no line ends: between day and month, which either language writes first, and within a time of day. */
const WITHIN = /^\S+ | (?=h |[ap]\.?m)|h /gi;

const DAYS_AHEAD = ['today', 'tomorrow'] as const;

/** The day of the buyer's own clock on which a point in time lies, counted on. */
const ownDay = (at: Instant): number => {
  const date = new Date(at);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
};

/** Formats for a locale and a tenant's zone. */
export const createFormat = (locale: Locale, timeZone: string): Format => {
  const tag = languageTagOf(locale);
  // French says the first of a month as an ordinal, "1er décembre", which the platform's formatter does not.
  const written = (at: Date | number, options: Intl.DateTimeFormatOptions): string =>
    dateFormatter(tag, options)
      .format(at)
      .replace(/^1 (?!h)/, '1er ')
      .replace(WITHIN, (words) => words.replace(' ', '\u00a0'))
      .replace(LEADING_ZERO, '');
  return {
    money: (amount) => formatMoney(amount, locale),
    wholeMoney: (amount) => formatMoney(amount, locale, 'rounded'),
    dateLong: (date) => written(noonUtc(date), { dateStyle: 'long', timeZone: 'UTC' }),
    dateShort: (date) => written(noonUtc(date), { dateStyle: 'medium', timeZone: 'UTC' }),
    dateTime: (at) => written(at, { dateStyle: 'long', timeStyle: 'short', timeZone }),
    timeOfDay: (at) => written(at, { hour: 'numeric', minute: '2-digit' }),
    dayFrom: (at, now) => DAYS_AHEAD[ownDay(at) - ownDay(now)] ?? 'other',
    weekdayAndDay: (at) =>
      dateFormatter(tag, { weekday: 'long', month: 'long', day: 'numeric' })
        .format(at)
        .replace(/ 1 (?=\p{L})/u, ' 1er ')
        .replace(/ (?=\S+$)/, '\u00a0'),
    percent: (figure) =>
      (Number(figure) / 100).toLocaleString(tag, { style: 'percent', maximumFractionDigits: 3 }),
  };
};
