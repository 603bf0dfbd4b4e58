import { err, ok, type Result } from 'neverthrow';
import type { Tagged } from '../tagged.ts';

/**
 * A calendar day without time or zone, as ISO text (`2026-11-21`). Text sorts, compares and stores as it is and, unlike a
 * `Date`, cannot shift with a time zone (specification, section 7: a midnight-UTC date is a plain date).
 */
export type PlainDate = Tagged<string, 'PlainDate'>;

/** Text or parts that are not a valid calendar day. */
export interface InvalidPlainDate {
  readonly kind: 'invalid-plain-date';
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Days in a month, 1 to 12. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);

const format = (year: number, month: number, day: number): PlainDate =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as PlainDate;

/**
 * A day from its parts; refuses days that do not exist and years outside 1 to 9999.
 * @example
 * import { plainDateOf } from '@member-portal/domain/calendar';
 * const due = plainDateOf(2026, 12, 20); // Ok: 2026-12-20
 */
export const plainDateOf = (
  year: number,
  month: number,
  day: number,
): Result<PlainDate, InvalidPlainDate> => {
  const whole = [year, month, day].every(Number.isInteger);
  const exists = year >= 1 && year <= 9999 && day >= 1 && day <= daysInMonth(year, month);
  return whole && exists ? ok(format(year, month, day)) : err({ kind: 'invalid-plain-date' });
};

/**
 * A day from ISO text.
 * @example
 * import { plainDate } from '@member-portal/domain/calendar';
 * const due = plainDate('2026-12-20'); // Ok
 * const none = plainDate('2026-02-30'); // Err: no calendar has it
 */
export const plainDate = (text: string): Result<PlainDate, InvalidPlainDate> => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return parts
    ? plainDateOf(Number(parts[1]), Number(parts[2]), Number(parts[3]))
    : err({ kind: 'invalid-plain-date' });
};

/** Year, month (1 to 12) and day of a date. */
export const partsOf = (
  date: PlainDate,
): { readonly year: number; readonly month: number; readonly day: number } => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

/** Days since 1970-01-01 in the proleptic Gregorian calendar. */
export const toEpochDay = (date: PlainDate): number => {
  const { year, month, day } = partsOf(date);
  // Counting years from March puts the leap day last, so that month lengths follow one formula.
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
};

/** The inverse of `toEpochDay`. */
export const fromEpochDay = (epochDay: number): PlainDate => {
  const shifted = epochDay + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return format(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
};

/** Adds days to a date; a negative number subtracts them. */
export const addDays = (date: PlainDate, days: number): PlainDate => fromEpochDay(toEpochDay(date) + days);

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => toEpochDay(to) - toEpochDay(from);

/** Adds whole months. The day is `anchorDay`, or the month's last day if the month is shorter, so that it never drifts. */
export const addMonths = (date: PlainDate, months: number, anchorDay = partsOf(date).day): PlainDate => {
  const { year, month } = partsOf(date);
  const index = year * 12 + (month - 1) + months;
  const toYear = Math.floor(index / 12);
  const toMonth = (index % 12) + 1;
  return format(toYear, toMonth, Math.min(anchorDay, daysInMonth(toYear, toMonth)));
};

/** Day of the week: 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (date: PlainDate): number => (((toEpochDay(date) + 4) % 7) + 7) % 7;

/** Negative when `a` is earlier than `b`, zero when equal, positive when later. */
export const comparePlainDates = (a: PlainDate, b: PlainDate): number => (a < b ? -1 : a > b ? 1 : 0);
