import { err, ok, type Result } from 'neverthrow';
import { daysBetween, type PlainDate, partsOf } from '../calendar/index.ts';
import type { LoanTerms } from '../loan/index.ts';

/** A yearly rate as an exact fraction, so that no binary fraction ever touches interest: 19.99 % is 1999 / 10000. */
export interface AnnualRate {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Text that is no yearly rate. */
export interface InvalidRate {
  readonly kind: 'invalid-rate';
}

/**
 * A rate from decimal text in percent, zero or more, with up to ten places.
 * @example
 * import { annualRate } from '@member-portal/domain/projection';
 * const rate = annualRate('19.99'); // Ok: 1999 / 10000
 */
export const annualRate = (percent: string): Result<AnnualRate, InvalidRate> => {
  const parts = /^(\d{1,6})(?:\.(\d{1,10}))?$/.exec(percent);
  if (!parts) return err({ kind: 'invalid-rate' });
  const fraction = parts[2] ?? '';
  return ok({
    numerator: BigInt(`${parts[1]}${fraction}`),
    denominator: 100n * 10n ** BigInt(fraction.length),
  });
};

type DayCount = LoanTerms['dayCount'];

/** Days in the year by which a yearly rate is spread. */
const daysInYear = (dayCount: DayCount): bigint => (dayCount === 'ACTUAL_365' ? 365n : 360n);

/** Months of thirty days: a 31st counts as a 30th, at the end only where the start is one too (30/360, bond basis). */
const thirtyDayMonths = (from: PlainDate, to: PlainDate): number => {
  const [start, end] = [partsOf(from), partsOf(to)];
  const firstDay = Math.min(start.day, 30);
  const lastDay = firstDay === 30 ? Math.min(end.day, 30) : end.day;
  return (end.year - start.year) * 360 + (end.month - start.month) * 30 + (lastDay - firstDay);
};

/** Days for which interest runs, the first included and the last not; undefined where `to` is not later. */
export const interestDays = (dayCount: DayCount, from: PlainDate, to: PlainDate): number =>
  Math.max(0, dayCount === '30_360' ? thirtyDayMonths(from, to) : daysBetween(from, to));

/** A quotient of whole numbers, zero or more, rounded to a whole number: halves up, or to the even neighbour. */
export const divideRounded = (
  numerator: bigint,
  denominator: bigint,
  rounding: LoanTerms['rounding'],
): bigint => {
  const quotient = numerator / denominator;
  const twiceRest = (numerator % denominator) * 2n;
  if (twiceRest !== denominator) return twiceRest > denominator ? quotient + 1n : quotient;
  return rounding === 'HALF_UP' || quotient % 2n === 1n ? quotient + 1n : quotient;
};

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
