import { addMonths, type PlainDate, partsOf } from '../calendar/index.ts';

/** Whole months from a day to a later one; undefined where it is not later. */
export const wholeMonths = (from: PlainDate, to: PlainDate): number => {
  const [start, end] = [partsOf(from), partsOf(to)];
  const months = (end.year - start.year) * 12 + end.month - start.month;
  return Math.max(0, addMonths(from, months) <= to ? months : months - 1);
};
