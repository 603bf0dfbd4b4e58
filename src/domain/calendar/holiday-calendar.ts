import { daysBetween, fromEpochDay, type PlainDate, toEpochDay, weekdayOf } from './plain-date.ts';

/** The days on which banks are closed besides weekends, as data: rules are told which calendar counts. */
export interface HolidayCalendar {
  readonly name: string;
  /** Where the days come from. */
  readonly source: string;
  /** First and last year that the list covers. Outside them only weekends are known to be closed. */
  readonly years: { readonly first: number; readonly last: number };
  readonly holidays: readonly PlainDate[];
}

const isWeekend = (date: PlainDate): boolean => weekdayOf(date) % 6 === 0;

/** Whether a calendar lists the holidays of a day's year. */
export const covers = (calendar: HolidayCalendar, date: PlainDate): boolean => {
  const year = Number(date.slice(0, 4));
  return year >= calendar.years.first && year <= calendar.years.last;
};

/** Whether banks clear payments on a day: Monday to Friday but for holidays. */
export const isBusinessDay = (date: PlainDate, calendar: HolidayCalendar): boolean =>
  !isWeekend(date) && !calendar.holidays.includes(date);

const walk = (date: PlainDate, step: number, calendar: HolidayCalendar): PlainDate => {
  let epochDay = toEpochDay(date);
  while (!isBusinessDay(fromEpochDay(epochDay), calendar)) epochDay += step;
  return fromEpochDay(epochDay);
};

/** The day itself where banks are open, else the next day on which they are. */
export const businessDayOnOrAfter = (date: PlainDate, calendar: HolidayCalendar): PlainDate =>
  walk(date, 1, calendar);

/** The day that lies a number of business days after another, or before it where the number is negative. */
export const addBusinessDays = (date: PlainDate, count: number, calendar: HolidayCalendar): PlainDate => {
  const step = Math.sign(count);
  let day = date;
  for (let left = Math.abs(count); left > 0; left -= 1)
    day = walk(fromEpochDay(toEpochDay(day) + step), step, calendar);
  return day;
};

/** How many business days lie after `from` up to and including `to`; negative when `to` is earlier. */
export const businessDaysBetween = (from: PlainDate, to: PlainDate, calendar: HolidayCalendar): number => {
  if (to < from) return -businessDaysBetween(to, from, calendar);
  const days = Array.from({ length: daysBetween(from, to) }, (_, index) =>
    fromEpochDay(toEpochDay(from) + index + 1),
  );
  return days.filter((day) => isBusinessDay(day, calendar)).length;
};
