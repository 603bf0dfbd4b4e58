import { addMonths, daysBetween, type PlainDate } from '../calendar/plain-date.ts';

/** A unit-period of Appendix J: a number of weeks or of months, at most a year. */
export interface UnitPeriod {
  readonly of: 'WEEK' | 'MONTH';
  readonly every: number;
}

/** Time in unit-periods: whole ones, and a fraction that may reach one. */
export interface UnitPeriods {
  readonly whole: number;
  readonly fraction: number;
}

/** Full months counted back from the later day, and the days that are left before them. */
const monthsBack = (from: PlainDate, to: PlainDate): { readonly months: number; readonly days: number } => {
  let months = 0;
  while (addMonths(to, -(months + 1)) >= from) months += 1;
  return { months, days: daysBetween(from, addMonths(to, -months)) };
};

/**
 * The term of a single payment in unit-periods, and how many of them a year has. Up to a year the term is the unit-period, in
 * months where it is whole ones, else in days ((b)(5)(vi), (vii)). Beyond, the unit-period is a year: full years counted back
 * from the later day, and what is left in twelfths where it is whole months, else in days of 365 ((b)(4), (b)(5)(v)).
 */
export const singlePaymentTerm = (
  from: PlainDate,
  to: PlainDate,
): { readonly periods: UnitPeriods; readonly perYear: number } => {
  const { months, days } = monthsBack(from, to);
  const years = Math.floor(months / 12);
  const left = days === 0 ? (months % 12) / 12 : daysBetween(from, addMonths(to, -12 * years)) / 365;
  return years === 0
    ? { periods: { whole: 1, fraction: 0 }, perYear: 1 / left }
    : { periods: { whole: years, fraction: left }, perYear: 1 };
};

/** How many unit-periods a year has: 52 weeks or 12 months by their number (Appendix J, (b)(5)). */
export const unitPeriodsPerYear = ({ of, every }: UnitPeriod): number => (of === 'WEEK' ? 52 : 12) / every;

/**
 * Unit-periods between two days (Appendix J, (b)(5)(ii) to (iv)): weeks by their days; months full and counted back from
 * the later day, a month being 30 days where days are left over.
 */
export const unitPeriodsBetween = (
  from: PlainDate,
  to: PlainDate,
  { of, every }: UnitPeriod,
): UnitPeriods => {
  const { months, days } = of === 'MONTH' ? monthsBack(from, to) : { months: 0, days: daysBetween(from, to) };
  const length = (of === 'MONTH' ? 30 : 7) * every;
  const whole = Math.floor((30 * months + days) / length);
  return { whole, fraction: (30 * months + days) / length - whole };
};
