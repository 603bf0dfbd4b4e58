import type { PlainDate } from '../calendar/plain-date.ts';
import {
  singlePaymentTerm,
  type UnitPeriod,
  type UnitPeriods,
  unitPeriodsBetween,
  unitPeriodsPerYear,
} from './unit-periods.ts';

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

/**
 * The rate per unit-period at which the present value of the payments equals the advance; zero where they do
 * not exceed it.
 */
const rateOf = (advanced: number, payments: readonly number[], first: UnitPeriods): number => {
  const isTooLow = (rate: number): boolean => presentValue(payments, first, rate) > advanced;
  if (advanced <= 0 || !isTooLow(0)) return 0;
  let [low, high] = [0, 1];
  while (isTooLow(high)) [low, high] = [high, high * 2];
  // Bisected to the limit of floating point: as exact as the sum itself.
  for (let middle = (low + high) / 2; middle > low && middle < high; middle = (low + high) / 2) {
    if (isTooLow(middle)) low = middle;
    else high = middle;
  }
  return high;
};

/**
 * The annual percentage rate of a closed-end credit, in percent, by the actuarial method of Regulation Z, Appendix J
 * (12 CFR part 1026). The payments after the first follow one unit-period after the other.
 */
export const actuarialApr = ({ advanced, on, firstOn, unit, payments }: AdvanceTransaction): number => {
  const { periods, perYear } =
    payments.length === 1
      ? singlePaymentTerm(on, firstOn)
      : { periods: unitPeriodsBetween(on, firstOn, unit), perYear: unitPeriodsPerYear(unit) };
  return 100 * perYear * rateOf(advanced, payments, periods);
};
