import type { HolidayCalendar } from '../holiday-calendar.ts';
import { listedDays } from './listed-days.ts';

/**
 * Weekdays on which the Federal Reserve Banks are closed. A holiday on a Saturday leaves the Friday before open, unlike
 * at federal offices; one on a Sunday closes the Monday after. Source: the holiday schedule of the Federal Reserve
 * Banks (frbservices.org/about/holiday-schedules), continued by its own rule and 5 U.S.C. 6103 for years not yet
 * published. Juneteenth counts from 2021; in that year it fell on a Saturday.
 */
export const FEDERAL_RESERVE_BANKS: HolidayCalendar = {
  name: 'Federal Reserve Banks',
  source: 'https://www.frbservices.org/about/holiday-schedules',
  years: { first: 2020, last: 2035 },
  holidays: listedDays({
    2020: '01-01 01-20 02-17 05-25 09-07 10-12 11-11 11-26 12-25',
    2021: '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25',
    2022: '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26',
    2023: '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-23 12-25',
    2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
    2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
    2026: '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25',
    2027: '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25',
    2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-23 12-25',
    2029: '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25',
    2030: '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
    2031: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
    2032: '01-01 01-19 02-16 05-31 07-05 09-06 10-11 11-11 11-25',
    2033: '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26',
    2034: '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-23 12-25',
    2035: '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25',
  }),
};
