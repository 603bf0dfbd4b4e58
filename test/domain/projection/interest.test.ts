import { daysBetween } from '@member-portal/domain/calendar';
import { annualRate, divideRounded, interestBetween, interestDays } from '@member-portal/domain/projection';
import { bigInt, integer, property, string, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInterestTerms, anyRounding, interestTerms } from '../../support/arbitraries/interest-terms.ts';
import { anyLoanDate, day } from '../../support/arbitraries/plain-date.ts';
import { holds } from '../../support/property-runs.ts';

const anyPrincipal = integer({ min: 0, max: 50_000_000 });

describe('a yearly rate', () => {
  it.each([
    ['19.99', 1999n, 10_000n],
    ['0', 0n, 100n],
    ['7', 7n, 100n],
    ['0.0001', 1n, 1_000_000n],
    ['35.9900000001', 359_900_000_001n, 1_000_000_000_000n],
  ])('of %s %% is exact', (text, numerator, denominator) => {
    expect(annualRate(text)._unsafeUnwrap()).toEqual({ numerator, denominator });
  });

  it.each(['', '-1', '1,5', '.5', '5.', '1e2', 'NaN', '19.99%', ' 5', '1234567', '1.00000000001'])(
    'is not %j',
    (text) => {
      expect(annualRate(text)._unsafeUnwrapErr()).toEqual({ kind: 'invalid-rate' });
    },
  );

  it('is read from decimal text and from nothing else', () => {
    holds(
      property(string(), stringMatching(/^\d{1,4}\.\d{1,6}$/), (noise, decimal) => {
        expect(annualRate(decimal).isOk()).toBe(true);
        if (annualRate(noise).isOk()) expect(noise).toMatch(/^\d+(\.\d+)?$/);
      }),
    );
  });
});

describe('dividing', () => {
  it.each([
    [5n, 2n, 'HALF_UP', 3n],
    [5n, 2n, 'HALF_EVEN', 2n],
    [7n, 2n, 'HALF_UP', 4n],
    [7n, 2n, 'HALF_EVEN', 4n],
    [49n, 100n, 'HALF_UP', 0n],
    [51n, 100n, 'HALF_EVEN', 1n],
    [0n, 3n, 'HALF_UP', 0n],
    [1n, 2n, 'HALF_EVEN', 0n],
    [1n, 2n, 'HALF_UP', 1n],
  ] as const)('%d by %d rounds %s to %d', (numerator, denominator, rounding, quotient) => {
    expect(divideRounded(numerator, denominator, rounding)).toBe(quotient);
  });

  it('is never off by more than a half, and by a half only toward the rule', () => {
    holds(
      property(
        bigInt({ min: 0n, max: 10n ** 15n }),
        bigInt({ min: 1n, max: 10n ** 6n }),
        anyRounding,
        (numerator, denominator, rounding) => {
          const quotient = divideRounded(numerator, denominator, rounding);
          const twiceError = 2n * (quotient * denominator - numerator);
          expect(twiceError <= denominator && twiceError >= -denominator).toBe(true);
          if (twiceError === -denominator) expect([rounding, quotient % 2n]).toEqual(['HALF_EVEN', 0n]);
          if (twiceError === denominator && rounding === 'HALF_EVEN') expect(quotient % 2n).toBe(0n);
        },
      ),
    );
  });
});

describe('interest days', () => {
  // The bond basis of ISDA 2006, section 4.16(f), whose own examples these are.
  it.each([
    ['2007-01-15', '2007-01-30', 15],
    ['2007-01-15', '2007-02-15', 30],
    ['2007-01-15', '2007-07-15', 180],
    ['2007-09-30', '2008-03-31', 180],
    ['2007-09-30', '2007-10-31', 30],
    ['2007-09-30', '2008-09-30', 360],
    ['2007-01-15', '2007-01-31', 16],
    ['2007-01-31', '2007-02-28', 28],
    ['2007-02-28', '2007-03-31', 33],
    ['2006-08-31', '2007-02-28', 178],
    ['2007-02-28', '2007-08-31', 183],
    ['2007-02-14', '2007-02-28', 14],
    ['2007-02-26', '2008-02-29', 363],
    ['2008-02-29', '2009-02-28', 359],
    ['2008-02-29', '2008-03-30', 31],
    ['2008-02-29', '2008-03-31', 32],
    ['2007-02-28', '2007-03-05', 7],
    ['2007-10-31', '2007-11-28', 28],
    ['2007-08-31', '2008-02-29', 179],
    ['2008-02-29', '2008-08-31', 182],
  ])('from %s to %s are %d in months of thirty days', (from, to, days) => {
    expect(interestDays('30_360', day(from), day(to))).toBe(days);
  });

  it('are the days of the calendar otherwise', () => {
    holds(
      property(anyLoanDate, anyLoanDate, (from, to) => {
        const days = Math.max(0, daysBetween(from, to));
        expect(interestDays('ACTUAL_365', from, to)).toBe(days);
        expect(interestDays('ACTUAL_360', from, to)).toBe(days);
      }),
    );
  });

  it('never run backwards', () => {
    holds(
      property(anyLoanDate, anyLoanDate, (from, to) => {
        if (to <= from) expect(interestDays('30_360', from, to)).toBe(0);
      }),
    );
  });
});

describe('interest', () => {
  it.each([
    // 10,000.00 at 5 % for a leap year of 366 days over 365.
    ['ACTUAL_365', '2024-01-01', '2025-01-01', 50_137],
    ['ACTUAL_365', '2025-01-01', '2026-01-01', 50_000],
    ['ACTUAL_360', '2025-01-01', '2026-01-01', 50_694],
    ['30_360', '2025-01-01', '2026-01-01', 50_000],
    ['30_360', '2025-01-31', '2025-02-28', 3889],
  ] as const)('by %s from %s to %s on 10,000.00 at 5 %% is %d cents', (dayCount, from, to, cents) => {
    expect(interestBetween(interestTerms('5', dayCount), 1_000_000, day(from), day(to))).toBe(cents);
  });

  it('rounds a half cent by the rule of the loan', () => {
    // 73.00 at 2.5 % for one day of 365 is exactly half a cent.
    const oneDay = [7300, day('2026-01-01'), day('2026-01-02')] as const;
    expect(interestBetween(interestTerms('2.5', 'ACTUAL_365', 'HALF_EVEN'), ...oneDay)).toBe(0);
    expect(interestBetween(interestTerms('2.5', 'ACTUAL_365', 'HALF_UP'), ...oneDay)).toBe(1);
  });

  it('is whole cents, none for nothing, and more for more money or a later day', () => {
    holds(
      property(
        anyInterestTerms,
        anyPrincipal,
        anyLoanDate,
        anyLoanDate,
        anyLoanDate,
        (terms, principal, a, b, c) => {
          const [from, to, later] = [a, b, c].toSorted() as [typeof a, typeof a, typeof a];
          const interest = interestBetween(terms, principal, from, to);
          expect(Number.isSafeInteger(interest) && interest >= 0).toBe(true);
          expect(interestBetween(terms, principal, from, later)).toBeGreaterThanOrEqual(interest);
          expect(interestBetween(terms, principal + 1000, from, to)).toBeGreaterThanOrEqual(interest);
          expect(interestBetween(terms, 0, from, to)).toBe(0);
          expect(interestBetween(terms, principal, to, from)).toBe(from === to ? interest : 0);
        },
      ),
    );
  });

  it('is within half a cent of what floating point gives', () => {
    holds(
      property(anyInterestTerms, anyPrincipal, anyLoanDate, anyLoanDate, (terms, principal, from, to) => {
        const rate = Number(terms.rate.numerator) / Number(terms.rate.denominator);
        const year = terms.dayCount === 'ACTUAL_365' ? 365 : 360;
        const exact = (principal * rate * interestDays(terms.dayCount, from, to)) / year;
        expect(Math.abs(interestBetween(terms, principal, from, to) - exact)).toBeLessThan(
          0.5 + 1e-6 * (1 + exact),
        );
      }),
    );
  });

  it('of a credit balance is none', () => {
    holds(
      property(anyInterestTerms, integer({ min: -1_000_000, max: -1 }), (terms, credit) => {
        expect(interestBetween(terms, credit, day('2026-01-01'), day('2027-01-01'))).toBe(0);
      }),
    );
  });
});
