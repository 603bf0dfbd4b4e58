export {
  addMilliseconds,
  type Instant,
  type InvalidInstant,
  instant,
  instantToText,
  plainDateIn,
} from './instant.ts';
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
