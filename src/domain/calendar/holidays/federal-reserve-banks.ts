import type { HolidayCalendar } from '../holiday-calendar.ts';
import { addDays, type PlainDate, weekdayOf } from '../plain-date.ts';
import { dayOf, lastMonday, nthWeekday } from './nth-weekday.ts';
import { onceAYear } from './once-a-year.ts';

/** The first year in which Juneteenth closes banks; in 2021 it fell on a Saturday. */
const JUNETEENTH_SINCE = 2021;

/** The weekday on which banks observe a holiday: Monday for a Sunday, none for a Saturday. */
const observed = (holiday: PlainDate): readonly PlainDate[] => {
  const weekday = weekdayOf(holiday);
  return weekday === 6 ? [] : [weekday === 0 ? addDays(holiday, 1) : holiday];
};

/**
 * Weekdays on which the Federal Reserve Banks are closed: the holidays of 5 U.S.C. 6103. A Saturday holiday does not close
 * the Friday before, unlike at federal offices; a Sunday holiday closes the Monday after.
 */
export const FEDERAL_RESERVE_BANKS: HolidayCalendar = {
  name: 'Federal Reserve Banks',
  source: 'https://www.frbservices.org/about/holiday-schedules',
  years: { first: 2010, last: 2099 },
  holidaysOf: onceAYear((year) => [
    ...observed(dayOf(year, 1, 1)),
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    lastMonday(year, 5),
    ...(year >= JUNETEENTH_SINCE ? observed(dayOf(year, 6, 19)) : []),
    ...observed(dayOf(year, 7, 4)),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 10, 1, 2),
    ...observed(dayOf(year, 11, 11)),
    nthWeekday(year, 11, 4, 4),
    ...observed(dayOf(year, 12, 25)),
  ]),
};
