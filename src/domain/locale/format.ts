import {
  checkedTimeZone,
  type Instant,
  type PlainDate,
  type TimeZone,
  timeZone,
  toEpochDay,
} from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import { createDateText } from './date-text.ts';
import { formatMoney } from './format-money.ts';
import { type Locale, languageTagOf } from './locale.ts';

/** Formats in the buyer's language, without line breaks within a value (specification, section 9: number formats). */
export interface Format {
  /** `$1,234.56`, or `1 234,56 $`. */
  readonly money: (amount: Money) => string;
  /** `$1,235`: an amount to the nearest dollar, for the edge of a chart. */
  readonly wholeMoney: (amount: Money) => string;
  /** November 21, 2026 */
  readonly dateLong: (date: PlainDate) => string;
  /** Nov 21, 2026 */
  readonly dateShort: (date: PlainDate) => string;
  /** Nov 2026 */
  readonly month: (date: PlainDate) => string;
  /** A day for planning: "Friday, November 27". A past day has no weekday; the year is shown only if it is not today's. */
  readonly dayInWords: (date: PlainDate, today: PlainDate) => string;
  /** A point in time in the buyer's own time zone. */
  readonly dateTime: (at: Instant) => string;
  /** Time of day in the buyer's own time zone. */
  readonly timeOfDay: (at: Instant) => string;
  /** Whether a point in time is today, tomorrow or another day in the buyer's own time zone. */
  readonly dayFrom: (at: Instant, now: Instant) => 'today' | 'tomorrow' | 'other';
  /** Tuesday, November 24, in the buyer's own time zone. */
  readonly weekdayAndDay: (at: Instant) => string;
  /** A percentage, from a number or decimal text: `19.99` gives `19.99%`. */
  readonly percent: (figure: number | string) => string;
}

const UTC = 'UTC';
const DAYS_AHEAD = ['today', 'tomorrow'] as const;
const noonUtc = (date: PlainDate): number => (toEpochDay(date) + 0.5) * 86_400_000;

/**
 * Formats for a locale. `zone` is the IANA name of the buyer's time zone, or a function that is asked once, when a time of day is
 * first formatted, because a browser takes long to report it. A device that knows none reports no name, or one that nobody knows:
 * these are UTC.
 * @example
 * import { createFormat } from '@member-portal/domain/locale';
 * import type { PlainDate } from '@member-portal/domain/calendar';
 * const { dateLong } = createFormat('fr-ca', 'America/Toronto');
 * const text = dateLong('2026-12-01' as PlainDate);
 */
export const createFormat = (
  locale: Locale,
  zone: string | undefined | (() => string | undefined),
): Format => {
  const tag = languageTagOf(locale);
  const dateText = createDateText(tag);
  const ofDay = (date: PlainDate, options: Intl.DateTimeFormatOptions): string =>
    dateText(noonUtc(date), UTC, options);
  let known: TimeZone | undefined;
  const clock = (): TimeZone => {
    known ??= timeZone((typeof zone === 'function' ? zone() : zone) ?? UTC).unwrapOr(checkedTimeZone(UTC));
    return known;
  };
  const own = (at: Instant, options: Intl.DateTimeFormatOptions): string =>
    dateText(at, clock().name, options);
  return {
    money: (amount) => formatMoney(amount, locale),
    wholeMoney: (amount) => formatMoney(amount, locale, 'rounded'),
    dateLong: (date) => ofDay(date, { dateStyle: 'long' }),
    dateShort: (date) => ofDay(date, { dateStyle: 'medium' }),
    month: (date) => ofDay(date, { month: 'short', year: 'numeric' }),
    dayInWords: (date, today) =>
      ofDay(date, {
        ...(date < today ? {} : { weekday: 'long' }),
        ...(date.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
        month: 'long',
        day: 'numeric',
      }),
    dateTime: (at) => own(at, { dateStyle: 'long', timeStyle: 'short' }),
    timeOfDay: (at) => own(at, { hour: 'numeric', minute: '2-digit' }),
    dayFrom: (at, now) =>
      DAYS_AHEAD[toEpochDay(clock().dateAt(at)) - toEpochDay(clock().dateAt(now))] ?? 'other',
    weekdayAndDay: (at) => own(at, { weekday: 'long', month: 'long', day: 'numeric' }),
    // As text: divided, a decimal may fall below the half that it is rounded by.
    percent: (figure) =>
      Number(`${figure}e-2`).toLocaleString(tag, { style: 'percent', maximumFractionDigits: 3 }),
  };
};
