import type { HolidayCalendar } from '../holiday-calendar.ts';
import type { PlainDate } from '../plain-date.ts';

/** Computes the holidays of each year once: planning autopay asks for them for each day that it checks. */
export const onceAYear = (holidaysOf: HolidayCalendar['holidaysOf']): HolidayCalendar['holidaysOf'] => {
  const computed = new Map<number, readonly PlainDate[]>();
  return (year) => {
    const holidays = computed.get(year) ?? holidaysOf(year);
    computed.set(year, holidays);
    return holidays;
  };
};
