import { type BankingCalendar, holidayCalendarOf } from '@member-portal/domain/calendar';
import type { TenantRules } from '../ports/index.ts';

/** The days and zone that a tenant's payments go by. */
export const bankingCalendarOf = ({ timeZone, country }: TenantRules): BankingCalendar => ({
  zone: timeZone,
  holidays: holidayCalendarOf(country),
});
