import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costOfBorrowingApr } from '../../../sandbox/apr/cost-of-borrowing-apr.ts';
import { holds } from '../../support/property-runs.ts';

describe('the annual percentage rate by the Canadian formula for the cost of borrowing', () => {
  // Consumer Protection BC, "Calculate the payday loan APR": $15 on $100, paid back in one sum on the 14th day.
  test('is the published 391.07 % of a loan of 14 days at 15 dollars a hundred', () => {
    const apr = costOfBorrowingApr(1500, [{ principal: 10_000, years: 14 / 365 }]);
    expect(apr.toFixed(2)).toBe('391.07');
  });

  // $12,000 in twelve payments of $1,000 of principal, at 1 % a month of what is owed: C = 780, P = 6,500, T = 1.
  test('takes the principal before each payment, on average, and a month as a twelfth of a year', () => {
    const periods = Array.from({ length: 12 }, (_, index) => ({
      principal: 1_200_000 - index * 100_000,
      years: 1 / 12,
    }));
    expect(costOfBorrowingApr(78_000, periods)).toBeCloseTo(12, 10);
    // A charge of $130 beside the interest adds 130 / 6,500 = 2 %.
    expect(costOfBorrowingApr(78_000 + 13_000, periods)).toBeCloseTo(14, 10);
  });

  // Section 4 of the Cost of Borrowing Regulations: the APR is the annual interest rate where interest is all that is paid.
  test('is the yearly rate where borrowing costs interest only', () => {
    const anyPeriods = fc.array(
      fc.record({
        principal: fc.integer({ min: 100, max: 5_000_000 }),
        days: fc.integer({ min: 1, max: 62 }),
      }),
      { minLength: 1, maxLength: 40 },
    );
    holds(
      fc.property(anyPeriods, fc.integer({ min: 0, max: 3599 }), (spans, hundredths) => {
        const periods = spans.map(({ principal, days }) => ({ principal, years: days / 365 }));
        const interest = periods.reduce(
          (sum, { principal, years }) => sum + (principal * years * hundredths) / 10_000,
          0,
        );
        expect(costOfBorrowingApr(interest, periods)).toBeCloseTo(hundredths / 100, 8);
      }),
    );
  });

  test('is zero of nothing borrowed', () => {
    expect(costOfBorrowingApr(0, [])).toBe(0);
    expect(costOfBorrowingApr(0, [{ principal: 0, years: 1 }])).toBe(0);
  });
});
