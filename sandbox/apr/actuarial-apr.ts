import { addMonths, daysBetween, type PlainDate } from '../calendar/plain-date.ts';
import { type UnitPeriod, type UnitPeriods, unitPeriodsBetween, unitPeriodsPerYear } from './unit-periods.ts';

/** A single advance that is paid back in regular payments; first period, first and last payment may differ. Cents. */
export interface AdvanceTransaction {
  readonly advanced: number;
  readonly on: PlainDate;
  readonly firstOn: PlainDate;
  readonly unit: UnitPeriod;
  readonly payments: readonly number[];
}

/** What payments are worth on the day of the advance at a rate per unit-period: the general equation, (b)(8). */
const presentValue = (payments: readonly number[], { whole, fraction }: UnitPeriods, rate: number): number =>
  payments.reduce(
    (sum, payment, index) => sum + payment / ((1 + fraction * rate) * (1 + rate) ** (whole + index)),
    0,
  );

/** The rate per unit-period at which the payments are worth what was advanced; zero where they are no more than that. */
const rateOf = (advanced: number, payments: readonly number[], first: UnitPeriods): number => {
  const isTooLow = (rate: number): boolean => presentValue(payments, first, rate) > advanced;
  if (advanced <= 0 || !isTooLow(0)) return 0;
  let [low, high] = [0, 1];
  while (isTooLow(high)) [low, high] = [high, high * 2];
  // Halved until no number lies between: as exact as the sum itself.
  for (let middle = (low + high) / 2; middle > low && middle < high; middle = (low + high) / 2) {
    if (isTooLow(middle)) low = middle;
    else high = middle;
  }
  return high;
};

/** A single payment: its term is the unit-period, in months where it is whole ones, else in days ((b)(5)(vi), (vii)). */
const termsPerYear = (on: PlainDate, due: PlainDate): number => {
  for (let months = 1; months <= 12; months += 1) if (addMonths(due, -months) === on) return 12 / months;
  return 365 / daysBetween(on, due);
};

/**
 * The annual percentage rate of a closed-end credit, in percent, by the actuarial method of Regulation Z, Appendix J
 * (12 CFR part 1026). The payments after the first follow one unit-period after the other.
 */
export const actuarialApr = ({ advanced, on, firstOn, unit, payments }: AdvanceTransaction): number =>
  payments.length === 1
    ? 100 * termsPerYear(on, firstOn) * rateOf(advanced, payments, { whole: 1, fraction: 0 })
    : 100 * unitPeriodsPerYear(unit) * rateOf(advanced, payments, unitPeriodsBetween(on, firstOn, unit));
