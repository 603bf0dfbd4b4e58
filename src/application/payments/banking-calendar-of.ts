import { type BankingCalendar, holidayCalendarOf, timeZone } from '@member-portal/domain/calendar';
import type { PortalConfiguration } from '../ports/index.ts';

/** The days and zone that a tenant's payments go by. The configuration was checked at start, so its zone exists. */
export const bankingCalendarOf = ({ timeZone: name, country }: PortalConfiguration): BankingCalendar => ({
  zone: timeZone(name)._unsafeUnwrap(),
  holidays: holidayCalendarOf(country),
});
