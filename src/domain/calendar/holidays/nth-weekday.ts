import { addDays, daysInMonth, type PlainDate, plainDateOf, weekdayOf } from '../plain-date.ts';

/** For dates that exist in every year; throws for any other. */
export const dayOf = (year: number, month: number, day: number): PlainDate =>
  plainDateOf(year, month, day)._unsafeUnwrap();

/** The n-th given weekday (0 is Sunday) of a month. */
export const nthWeekday = (year: number, month: number, weekday: number, n: number): PlainDate => {
  const first = dayOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7);
};

/** The last Monday of a month on or before the day `upTo`. */
export const lastMonday = (year: number, month: number, upTo = daysInMonth(year, month)): PlainDate => {
  const last = dayOf(year, month, upTo);
  return addDays(last, -((weekdayOf(last) + 6) % 7));
};
