export type { BankingCalendar } from './banking-calendar.ts';
export {
  addBusinessDays,
  businessDayOnOrAfter,
  businessDaysBetween,
  type HolidayCalendar,
  type HolidaysUnknown,
  isBusinessDay,
} from './holiday-calendar.ts';
export { FEDERAL_RESERVE_BANKS } from './holidays/federal-reserve-banks.ts';
export { holidayCalendarOf } from './holidays/holiday-calendar-of.ts';
export { PAYMENTS_CANADA } from './holidays/payments-canada.ts';
export {
  addMilliseconds,
  type Instant,
  type InvalidInstant,
  instant,
  instantFromText,
  instantToText,
} from './instant.ts';
export { monthsBetween } from './months-between.ts';
export {
  addDays,
  addMonths,
  comparePlainDates,
  daysBetween,
  daysInMonth,
  fromEpochDay,
  type InvalidPlainDate,
  type PlainDate,
  partsOf,
  plainDate,
  plainDateOf,
  toEpochDay,
  weekdayOf,
} from './plain-date.ts';
export { checkedTimeZone, type TimeZone, timeZone, type UnknownTimeZone } from './time-zone.ts';
