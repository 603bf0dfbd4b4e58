import type { HolidayCalendar } from '../holiday-calendar.ts';
import { listedDays } from './listed-days.ts';

/**
 * Weekdays on which payments do not clear in Canada: the holidays of Payments Canada's system closure schedule
 * (payments.ca), that is New Year's Day, Good Friday, Victoria Day, Canada Day, the Civic Holiday (first Monday of
 * August), Labour Day, the National Day for Truth and Reconciliation (from 2021), Thanksgiving, Remembrance Day,
 * Christmas and Boxing Day. One that falls on a weekend is kept on the next working day. Holidays of single provinces,
 * such as Family Day, are ordinary clearing days. Continued by the same rule for years not yet published.
 */
export const PAYMENTS_CANADA: HolidayCalendar = {
  name: 'Payments Canada',
  source: 'https://www.payments.ca',
  years: { first: 2020, last: 2035 },
  holidays: listedDays({
    2020: '01-01 04-10 05-18 07-01 08-03 09-07 10-12 11-11 12-25 12-28',
    2021: '01-01 04-02 05-24 07-01 08-02 09-06 09-30 10-11 11-11 12-27 12-28',
    2022: '01-03 04-15 05-23 07-01 08-01 09-05 09-30 10-10 11-11 12-26 12-27',
    2023: '01-02 04-07 05-22 07-03 08-07 09-04 10-02 10-09 11-13 12-25 12-26',
    2024: '01-01 03-29 05-20 07-01 08-05 09-02 09-30 10-14 11-11 12-25 12-26',
    2025: '01-01 04-18 05-19 07-01 08-04 09-01 09-30 10-13 11-11 12-25 12-26',
    2026: '01-01 04-03 05-18 07-01 08-03 09-07 09-30 10-12 11-11 12-25 12-28',
    2027: '01-01 03-26 05-24 07-01 08-02 09-06 09-30 10-11 11-11 12-27 12-28',
    2028: '01-03 04-14 05-22 07-03 08-07 09-04 10-02 10-09 11-13 12-25 12-26',
    2029: '01-01 03-30 05-21 07-02 08-06 09-03 10-01 10-08 11-12 12-25 12-26',
    2030: '01-01 04-19 05-20 07-01 08-05 09-02 09-30 10-14 11-11 12-25 12-26',
    2031: '01-01 04-11 05-19 07-01 08-04 09-01 09-30 10-13 11-11 12-25 12-26',
    2032: '01-01 03-26 05-24 07-01 08-02 09-06 09-30 10-11 11-11 12-27 12-28',
    2033: '01-03 04-15 05-23 07-01 08-01 09-05 09-30 10-10 11-11 12-26 12-27',
    2034: '01-02 04-07 05-22 07-03 08-07 09-04 10-02 10-09 11-13 12-25 12-26',
    2035: '01-01 03-23 05-21 07-02 08-06 09-03 10-01 10-08 11-12 12-25 12-26',
  }),
};
