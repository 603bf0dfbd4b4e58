import { err, ok, Result } from 'neverthrow';
import { addDays, daysBetween, type PlainDate, partsOf, weekdayOf } from './plain-date.ts';

/** The days on which banks are closed besides weekends, passed to the rules that need it. */
export interface HolidayCalendar {
  readonly name: string;
  /** Where the days come from. */
  readonly source: string;
  /** First and last year in which its rule holds. */
  readonly years: { readonly first: number; readonly last: number };
  /** The weekdays of such a year on which banks are closed. */
  readonly holidaysOf: (year: number) => readonly PlainDate[];
}

/** A day of a year whose holidays are not known: counted by weekends alone, a payment could be late. */
export interface HolidaysUnknown {
  readonly kind: 'holidays-unknown';
  readonly calendar: string;
  readonly year: number;
}

/** Whether banks clear payments on a day: Monday to Friday but for holidays. */
export const isBusinessDay = (
  date: PlainDate,
  { name, years, holidaysOf }: HolidayCalendar,
): Result<boolean, HolidaysUnknown> => {
  const { year } = partsOf(date);
  if (year < years.first || year > years.last) return err({ kind: 'holidays-unknown', calendar: name, year });
  return ok(weekdayOf(date) % 6 !== 0 && !holidaysOf(year).includes(date));
};

const walk = (
  date: PlainDate,
  step: number,
  calendar: HolidayCalendar,
): Result<PlainDate, HolidaysUnknown> => {
  let day = date;
  let open = isBusinessDay(day, calendar);
  while (open.isOk() && !open.value) {
    day = addDays(day, step);
    open = isBusinessDay(day, calendar);
  }
  return open.map(() => day);
};

/** The day itself where banks are open, else the next day on which they are. */
export const businessDayOnOrAfter = (
  date: PlainDate,
  calendar: HolidayCalendar,
): Result<PlainDate, HolidaysUnknown> => walk(date, 1, calendar);

/** The day that lies a number of business days after another, or before it where the number is negative. */
export const addBusinessDays = (
  date: PlainDate,
  count: number,
  calendar: HolidayCalendar,
): Result<PlainDate, HolidaysUnknown> => {
  const step = Math.sign(count);
  let day: Result<PlainDate, HolidaysUnknown> = ok(date);
  for (let left = Math.abs(count); left > 0; left -= 1)
    day = day.andThen((reached) => walk(addDays(reached, step), step, calendar));
  return day;
};

/** How many business days lie after `from` up to and including `to`; negative when `to` is earlier. */
export const businessDaysBetween = (
  from: PlainDate,
  to: PlainDate,
  calendar: HolidayCalendar,
): Result<number, HolidaysUnknown> => {
  if (to < from) return businessDaysBetween(to, from, calendar).map((count) => -count);
  const days = Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index + 1));
  return Result.combine(days.map((day) => isBusinessDay(day, calendar))).map(
    (open) => open.filter(Boolean).length,
  );
};
