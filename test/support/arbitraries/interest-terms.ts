import { annualRate, type InterestTerms } from '@member-portal/domain/projection';
import { constantFrom, integer, record } from 'fast-check';

/** A yearly rate in percent with two places, from 0 to 35.99, as the wire writes it. */
export const anyYearlyRate = integer({ min: 0, max: 3599 }).map((hundredths) =>
  (hundredths / 100).toFixed(2),
);

export const anyDayCount = constantFrom('ACTUAL_365', 'ACTUAL_360', '30_360');
export const anyRounding = constantFrom('HALF_EVEN', 'HALF_UP');

/** Terms written in a test. */
export const interestTerms = (
  percent: string,
  dayCount: InterestTerms['dayCount'] = 'ACTUAL_365',
  rounding: InterestTerms['rounding'] = 'HALF_EVEN',
): InterestTerms => ({ rate: annualRate(percent)._unsafeUnwrap(), dayCount, rounding });

export const anyInterestTerms = record({
  percent: anyYearlyRate,
  dayCount: anyDayCount,
  rounding: anyRounding,
}).map(({ percent, dayCount, rounding }) => interestTerms(percent, dayCount, rounding));
