import { err, ok, Result } from 'neverthrow';
import { addDays, daysBetween, type PlainDate, partsOf, weekdayOf } from './plain-date.ts';

/** Bank holidays, excluding weekends. */
export interface HolidayCalendar {
  readonly name: string;
  /** Where the days come from. */
  readonly source: string;
  /** First and last year for which the holidays are known. */
  readonly years: { readonly first: number; readonly last: number };
  /** The bank holidays on weekdays in a year within `years`. */
  readonly holidaysOf: (year: number) => readonly PlainDate[];
}

/** The holidays of the day's year are not known. Counting weekends alone could make a payment late. */
export interface HolidaysUnknown {
  readonly kind: 'holidays-unknown';
  readonly calendar: string;
  readonly year: number;
}

/** Whether banks clear payments on a day: Monday to Friday, except holidays. */
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

/** The day itself if banks are open, otherwise the next day on which they are. */
export const businessDayOnOrAfter = (
  date: PlainDate,
  calendar: HolidayCalendar,
): Result<PlainDate, HolidaysUnknown> => walk(date, 1, calendar);

/** Adds business days to a day; a negative number subtracts them. */
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

/** The number of business days after `from` up to and including `to`; negative when `to` is earlier. */
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
