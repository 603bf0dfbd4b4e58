import { type BankingCalendar, holidayCalendarOf } from '@member-portal/domain/calendar';
import type { TenantRules } from '../ports/index.ts';

/** The calendar and time zone of a tenant's payments. */
export const bankingCalendarOf = ({ timeZone, country }: TenantRules): BankingCalendar => ({
  zone: timeZone,
  holidays: holidayCalendarOf(country),
});
