import type { HolidayCalendar } from '../holiday-calendar.ts';
import { addDays, type PlainDate, weekdayOf } from '../plain-date.ts';
import { easterSunday } from './easter-sunday.ts';
import { dayOf, lastMonday, nthWeekday } from './nth-weekday.ts';
import { onceAYear } from './once-a-year.ts';

/** The first year in which the National Day for Truth and Reconciliation is a holiday. */
const RECONCILIATION_SINCE = 2021;

/** Moves each holiday to the next day that is neither on a weekend nor already a holiday. */
const observed = (holidays: readonly PlainDate[]): readonly PlainDate[] => {
  const taken: PlainDate[] = [];
  for (const holiday of holidays) {
    let day = holiday;
    while (weekdayOf(day) % 6 === 0 || taken.includes(day)) day = addDays(day, 1);
    taken.push(day);
  }
  return taken;
};

/**
 * Weekdays on which payments do not clear in Canada: the holidays of Payments Canada's system closure schedule. These are
 * New Year's Day, Good Friday, Victoria Day (the Monday before 25 May), Canada Day, the Civic Holiday (first Monday of
 * August), Labour Day, the National Day for Truth and Reconciliation, Thanksgiving, Remembrance Day, Christmas and Boxing
 * Day. A weekend holiday is observed on the next working day. Payments clear on provincial holidays.
 */
export const PAYMENTS_CANADA: HolidayCalendar = {
  name: 'Payments Canada',
  source: 'https://www.payments.ca',
  years: { first: 2010, last: 2099 },
  holidaysOf: onceAYear((year) =>
    observed([
      dayOf(year, 1, 1),
      addDays(easterSunday(year), -2),
      lastMonday(year, 5, 24),
      dayOf(year, 7, 1),
      nthWeekday(year, 8, 1, 1),
      nthWeekday(year, 9, 1, 1),
      ...(year >= RECONCILIATION_SINCE ? [dayOf(year, 9, 30)] : []),
      nthWeekday(year, 10, 1, 2),
      dayOf(year, 11, 11),
      dayOf(year, 12, 25),
      dayOf(year, 12, 26),
    ]),
  ),
};
