import type { HolidayCalendar } from './holiday-calendar.ts';
import type { TimeZone } from './time-zone.ts';

/** The zone in which a lender's days begin and end, and the days on which banks are open there. */
export interface BankingCalendar {
  readonly zone: TimeZone;
  readonly holidays: HolidayCalendar;
}
