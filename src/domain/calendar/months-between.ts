import { addMonths, type PlainDate, partsOf } from './plain-date.ts';

/** Whole months from `from` to `to`, consistent with `addMonths`; 0 if `to` is not later. */
export const monthsBetween = (from: PlainDate, to: PlainDate): number => {
  const [start, end] = [partsOf(from), partsOf(to)];
  const months = (end.year - start.year) * 12 + end.month - start.month;
  return Math.max(0, addMonths(from, months) <= to ? months : months - 1);
};
