import type { Result } from 'neverthrow';
import {
  addBusinessDays,
  businessDayOnOrAfter,
  type HolidayCalendar,
  type HolidaysUnknown,
  isBusinessDay,
} from './holiday-calendar.ts';
import type { Instant } from './instant.ts';
import type { PlainDate } from './plain-date.ts';
import type { TimeOfDay } from './time-of-day.ts';
import type { TimeZone } from './time-zone.ts';

/** When a day ends for payments in the configured zone, and the days on which banks are open there. */
export interface CutOff {
  /** A time of the wall clock; absent where the whole day counts. */
  readonly time: TimeOfDay | undefined;
  readonly zone: TimeZone;
  readonly holidays: HolidayCalendar;
}

/** Whether an instant comes before the cut-off of its own day. */
export const isBeforeCutOff = (at: Instant, { time, zone }: CutOff): boolean =>
  time === undefined || at < zone.instantAt(zone.dateAt(at), time);

/** The business day on which banks get what arrives at an instant: its own until the cut-off, then the next one. */
export const processingDayOf = (at: Instant, cutOff: CutOff): Result<PlainDate, HolidaysUnknown> => {
  const { zone, holidays } = cutOff;
  const today = zone.dateAt(at);
  return isBusinessDay(today, holidays).andThen((isOpen) =>
    isOpen && !isBeforeCutOff(at, cutOff)
      ? addBusinessDays(today, 1, holidays)
      : businessDayOnOrAfter(today, holidays),
  );
};
