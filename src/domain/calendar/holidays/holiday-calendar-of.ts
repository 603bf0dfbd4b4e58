import type { HolidayCalendar } from '../holiday-calendar.ts';
import { FEDERAL_RESERVE_BANKS } from './federal-reserve-banks.ts';
import { PAYMENTS_CANADA } from './payments-canada.ts';

/** The holiday calendar that a tenant's country clears payments by. */
export const holidayCalendarOf = (country: 'US' | 'CA'): HolidayCalendar =>
  country === 'US' ? FEDERAL_RESERVE_BANKS : PAYMENTS_CANADA;
