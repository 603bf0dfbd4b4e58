import type { PlainDate } from '../calendar/index.ts';
import type { LoanTerms } from '../loan/index.ts';
import type { AnnualRate } from './annual-rate.ts';
import { daysInYear, interestDays } from './day-count.ts';
import { divideRounded } from './divide-rounded.ts';

/** What interest is computed by: a loan's rate and its own way to count days and round cents. */
export interface InterestTerms {
  readonly rate: AnnualRate;
  readonly dayCount: LoanTerms['dayCount'];
  readonly rounding: LoanTerms['rounding'];
}

/** A principal below zero is a credit to the borrower, which bears no interest. */
const bearing = (principal: number): bigint => BigInt(Math.max(0, principal));

/** Simple interest in cents on a principal in cents from a day up to another, rounded once. None on a credit balance. */
export const interestBetween = (
  { rate, dayCount, rounding }: InterestTerms,
  principal: number,
  from: PlainDate,
  to: PlainDate,
): number => {
  const days = BigInt(interestDays(dayCount, from, to));
  const exact = bearing(principal) * rate.numerator * days;
  return Number(divideRounded(exact, rate.denominator * daysInYear(dayCount), rounding));
};
