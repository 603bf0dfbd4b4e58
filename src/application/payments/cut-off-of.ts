import { type CutOff, holidayCalendarOf, timeZone } from '@member-portal/domain/calendar';
import type { PortalConfiguration } from '../ports/index.ts';

/** The days and zone that a tenant's payments go by. The configuration was checked at start, so its zone exists. */
export const cutOffOf = ({ timeZone: name, country }: PortalConfiguration): CutOff => ({
  time: undefined,
  zone: timeZone(name)._unsafeUnwrap(),
  holidays: holidayCalendarOf(country),
});
