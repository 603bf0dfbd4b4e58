import { daysBetween, type PlainDate, partsOf } from '../calendar/plain-date.ts';

/** How days count and how cents round; fixed at a loan's start. */
export interface InterestTerms {
  /** Yearly rate in percent as decimal text, at most four places: `19.99`. It is what interest accrues by, not the APR. */
  readonly rate: string;
  readonly dayCount: 'ACTUAL_365' | 'ACTUAL_360' | '30_360';
  readonly rounding: 'HALF_EVEN' | 'HALF_UP';
}

const RATE_SCALE = 10_000n;

const scaledRate = (rate: string): bigint => {
  const [whole = '0', fraction = ''] = rate.split('.');
  return BigInt(whole) * RATE_SCALE + BigInt(fraction.padEnd(4, '0').slice(0, 4));
};

const divide = (numerator: bigint, denominator: bigint, rounding: InterestTerms['rounding']): bigint => {
  const quotient = numerator / denominator;
  const twice = (numerator % denominator) * 2n;
  if (twice > denominator) return quotient + 1n;
  if (twice < denominator) return quotient;
  return rounding === 'HALF_UP' || quotient % 2n === 1n ? quotient + 1n : quotient;
};

const thirtyDayMonths = (from: PlainDate, to: PlainDate): number => {
  const [y1, m1, d1] = partsOf(from);
  const [y2, m2, d2] = partsOf(to);
  const start = Math.min(d1, 30);
  const end = d2 === 31 && start === 30 ? 30 : d2;
  return (y2 - y1) * 360 + (m2 - m1) * 30 + (end - start);
};

const daysCounted = (dayCount: InterestTerms['dayCount'], from: PlainDate, to: PlainDate): number =>
  Math.max(0, dayCount === '30_360' ? thirtyDayMonths(from, to) : daysBetween(from, to));

const yearOf = (dayCount: InterestTerms['dayCount']): bigint => (dayCount === 'ACTUAL_365' ? 365n : 360n);

/** Time as interest counts it, in years. */
export const yearsBetween = (dayCount: InterestTerms['dayCount'], from: PlainDate, to: PlainDate): number =>
  // The law counts a day as 1/365 of a year, regardless of the agreement's day count.
  daysCounted(dayCount, from, to) / (dayCount === '30_360' ? 360 : 365);

/** Simple interest in cents on a principal in cents over `[from, to)`, rounded once. */
export const interestBetween = (
  terms: InterestTerms,
  principal: number,
  from: PlainDate,
  to: PlainDate,
): number => {
  const days = BigInt(daysCounted(terms.dayCount, from, to));
  const numerator = BigInt(principal) * scaledRate(terms.rate) * days;
  return Number(divide(numerator, yearOf(terms.dayCount) * RATE_SCALE * 100n, terms.rounding));
};

/** One day's interest as decimal text in currency units, four places. */
export const perDiem = (terms: InterestTerms, principal: number): string => {
  // Cents times 100 are ten-thousandths of a unit.
  const numerator = BigInt(principal) * scaledRate(terms.rate) * 100n;
  const tenThousandths = divide(numerator, yearOf(terms.dayCount) * RATE_SCALE * 100n, terms.rounding);
  const text = tenThousandths.toString().padStart(5, '0');
  return `${text.slice(0, -4)}.${text.slice(-4)}`;
};
