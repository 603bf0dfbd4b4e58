import { addDays, dayOfMonth, type PlainDate, partsOf, weekdayOf } from './plain-date.ts';

/** Whose clearing calendar counts. */
export type Country = 'US' | 'CA';

const nth = (year: number, month: number, weekday: number, n: number): PlainDate => {
  const first = dayOfMonth(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7);
};

const lastMonday = (year: number, month: number): PlainDate => {
  const last = dayOfMonth(year, month, 31);
  return addDays(last, -((weekdayOf(last) + 6) % 7));
};

/** The last Monday strictly before a day. */
const mondayBefore = (date: PlainDate): PlainDate => addDays(date, -(((weekdayOf(date) + 5) % 7) + 1));

/** Gregorian Easter Sunday by the anonymous computus. */
const easter = (year: number): PlainDate => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return dayOfMonth(year, month, ((h + l - 7 * m + 114) % 31) + 1);
};

/** A Sunday holiday is kept on Monday; Reserve Banks do not move a Saturday one. */
const fromSunday = (date: PlainDate): PlainDate => (weekdayOf(date) === 0 ? addDays(date, 1) : date);
/** Payments Canada keeps a weekend holiday on the next working day. */
const fromWeekend = (date: PlainDate): PlainDate =>
  weekdayOf(date) === 6 ? addDays(date, 2) : fromSunday(date);

const unitedStates = (year: number): readonly PlainDate[] => [
  fromSunday(`${year}-01-01`),
  nth(year, 1, 1, 3),
  nth(year, 2, 1, 3),
  lastMonday(year, 5),
  fromSunday(`${year}-06-19`),
  fromSunday(`${year}-07-04`),
  nth(year, 9, 1, 1),
  nth(year, 10, 1, 2),
  fromSunday(`${year}-11-11`),
  nth(year, 11, 4, 4),
  fromSunday(`${year}-12-25`),
];

const canada = (year: number): readonly PlainDate[] => {
  const christmas = fromWeekend(`${year}-12-25`);
  const boxing = fromWeekend(`${year}-12-26`);
  return [
    fromWeekend(`${year}-01-01`),
    addDays(easter(year), -2),
    mondayBefore(`${year}-05-25`),
    fromWeekend(`${year}-07-01`),
    nth(year, 8, 1, 1),
    nth(year, 9, 1, 1),
    fromWeekend(`${year}-09-30`),
    nth(year, 10, 1, 2),
    fromWeekend(`${year}-11-11`),
    christmas,
    boxing === christmas ? addDays(boxing, 1) : boxing,
  ];
};

/** Whether banks of a country clear payments on a day. */
export const isBusinessDay = (date: PlainDate, country: Country): boolean => {
  if (weekdayOf(date) % 6 === 0) return false;
  const [year] = partsOf(date);
  return !(country === 'US' ? unitedStates(year) : canada(year)).includes(date);
};

/** The day itself where it is a business day, else the next one. */
export const businessDayFrom = (date: PlainDate, country: Country): PlainDate => {
  let day = date;
  while (!isBusinessDay(day, country)) day = addDays(day, 1);
  return day;
};

/** A number of business days after (or, negative, before) a day. */
export const addBusinessDays = (date: PlainDate, count: number, country: Country): PlainDate => {
  const step = count < 0 ? -1 : 1;
  let day = date;
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step);
    if (isBusinessDay(day, country)) left -= 1;
  }
  return day;
};
