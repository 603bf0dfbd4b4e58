import type { HolidayCalendar } from '../holiday-calendar.ts';
import { FEDERAL_RESERVE_BANKS } from './federal-reserve-banks.ts';
import { PAYMENTS_CANADA } from './payments-canada.ts';

/** The holiday calendar for clearing payments in a tenant's country. */
export const holidayCalendarOf = (country: 'US' | 'CA'): HolidayCalendar =>
  country === 'US' ? FEDERAL_RESERVE_BANKS : PAYMENTS_CANADA;
