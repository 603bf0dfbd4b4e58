import { err, ok, type Result } from 'neverthrow';
import { daysBetween, type PlainDate, partsOf } from '../calendar/index.ts';
import type { LoanTerms } from '../loan/index.ts';

/** A yearly rate as an exact fraction, to avoid floating point in interest: 19.99 % is 1999 / 10000. */
export interface AnnualRate {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Text that is not a yearly rate. */
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

/** Days per year, by which a yearly rate is divided. */
const daysInYear = (dayCount: DayCount): bigint => (dayCount === 'ACTUAL_365' ? 365n : 360n);

/** 30/360, bond basis: a start on the 31st counts as the 30th, and so does an end if the start is the 30th or 31st. */
const thirtyDayMonths = (from: PlainDate, to: PlainDate): number => {
  const [start, end] = [partsOf(from), partsOf(to)];
  const firstDay = Math.min(start.day, 30);
  const lastDay = firstDay === 30 ? Math.min(end.day, 30) : end.day;
  return (end.year - start.year) * 360 + (end.month - start.month) * 30 + (lastDay - firstDay);
};

/** Days for which interest accrues, including the first and excluding the last; undefined if `to` is not later. */
export const interestDays = (dayCount: DayCount, from: PlainDate, to: PlainDate): number =>
  Math.max(0, dayCount === '30_360' ? thirtyDayMonths(from, to) : daysBetween(from, to));

/** A quotient of non-negative integers, rounded to an integer: halves up, or halves to even. */
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

/** What interest is computed from: a loan's rate, day count and rounding. */
export interface InterestTerms {
  readonly rate: AnnualRate;
  readonly dayCount: LoanTerms['dayCount'];
  readonly rounding: LoanTerms['rounding'];
}

/** A negative principal is a credit to the borrower, which bears no interest. */
const bearing = (principal: number): bigint => BigInt(Math.max(0, principal));

/** Simple interest in cents on a principal in cents between two days, rounded once. None on a credit balance. */
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
