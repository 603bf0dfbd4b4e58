import {
  addBusinessDays,
  businessDayOnOrAfter,
  type HolidayCalendar,
  isBusinessDay,
} from './holiday-calendar.ts';
import type { Instant } from './instant.ts';
import type { PlainDate } from './plain-date.ts';
import type { TimeOfDay } from './time-of-day.ts';
import type { TimeZone } from './time-zone.ts';

/** When a day ends for payments: at a time of the wall clock in the configured zone, on days when banks are open. */
export interface CutOff {
  readonly time: TimeOfDay;
  readonly zone: TimeZone;
  readonly holidays: HolidayCalendar;
}

/** The business day that an instant still counts for: its own until the cut-off, the next one from then on. */
export const processingDayOf = (at: Instant, { time, zone, holidays }: CutOff): PlainDate => {
  const today = zone.dateAt(at);
  if (!isBusinessDay(today, holidays)) return businessDayOnOrAfter(today, holidays);
  return at < zone.instantAt(today, time) ? today : addBusinessDays(today, 1, holidays);
};
