import { daysBetween, type PlainDate, partsOf } from '../calendar/index.ts';
import type { LoanTerms } from '../loan/index.ts';

type DayCount = LoanTerms['dayCount'];

/** Days in the year by which a yearly rate is spread. */
export const daysInYear = (dayCount: DayCount): bigint => (dayCount === 'ACTUAL_365' ? 365n : 360n);

/** Months of thirty days: a 31st counts as a 30th, at the end only where the start is one too (30/360, bond basis). */
const thirtyDayMonths = (from: PlainDate, to: PlainDate): number => {
  const [start, end] = [partsOf(from), partsOf(to)];
  const firstDay = Math.min(start.day, 30);
  const lastDay = firstDay === 30 ? Math.min(end.day, 30) : end.day;
  return (end.year - start.year) * 360 + (end.month - start.month) * 30 + (lastDay - firstDay);
};

/** Days for which interest runs, the first included and the last not; none where `to` is not later. */
export const interestDays = (dayCount: DayCount, from: PlainDate, to: PlainDate): number =>
  Math.max(0, dayCount === '30_360' ? thirtyDayMonths(from, to) : daysBetween(from, to));
