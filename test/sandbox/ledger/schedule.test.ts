import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interestBetween } from '../../../sandbox/ledger/interest.ts';
import { dueDates, makeSchedule } from '../../../sandbox/ledger/schedule.ts';
import { holds } from '../../support/property-runs.ts';
import { someLoan } from './arbitraries.ts';

describe('a schedule', () => {
  test('repays exactly what was lent', () => {
    holds(
      fc.property(someLoan, ({ books, principal }) => {
        expect(books.instalments.reduce((sum, row) => sum + row.principal, 0)).toBe(principal);
        expect(books.instalments.every((row) => row.amount === row.principal + row.interest)).toBe(true);
      }),
    );
  });

  test('charges each period the interest of the principal still owed, unpaid interest bearing none', () => {
    holds(
      fc.property(someLoan, ({ books, terms, principal, on }) => {
        let [left, since, charged, paid] = [principal, on, 0, 0];
        for (const row of books.instalments) {
          charged += interestBetween(terms, left, since, row.dueOn);
          paid += row.interest;
          expect(row.interest).toBeGreaterThanOrEqual(0);
          expect(row.principal).toBeGreaterThanOrEqual(0);
          // Only an instalment that is all interest may leave some of it to the next.
          expect(paid === charged || row.principal === 0).toBe(true);
          left -= row.principal;
          since = row.dueOn;
        }
        expect([left, paid]).toEqual([0, charged]);
      }),
    );
  });

  test('is level: all amounts are equal and only the end is smaller', () => {
    holds(
      fc.property(someLoan, ({ books: { instalments } }) => {
        const [first] = instalments;
        const last = instalments[instalments.length - 1];
        const full = instalments.filter(({ amount }) => amount === first?.amount).length;
        expect(last?.amount).toBeLessThanOrEqual(first?.amount ?? 0);
        // Rounding up to the cent can end a long small loan early, never late.
        expect(instalments.slice(full + 1).every(({ amount }) => amount === 0)).toBe(true);
      }),
    );
  });

  test('of a monthly loan keeps to its day of month', () => {
    expect(dueDates('2026-01-31', 4, 'MONTHLY')).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
    expect(dueDates('2027-11-30', 4, 'MONTHLY')).toEqual([
      '2027-11-30',
      '2027-12-30',
      '2028-01-30',
      '2028-02-29',
    ]);
    expect(dueDates('2026-12-25', 3, 'BIWEEKLY')).toEqual(['2026-12-25', '2027-01-08', '2027-01-22']);
  });

  test('agrees with a hand-made example', () => {
    const schedule = makeSchedule({
      terms: { rate: '12', dayCount: '30_360', rounding: 'HALF_EVEN' },
      principal: 100_000,
      from: '2026-01-01',
      dates: dueDates('2026-02-01', 3, 'MONTHLY'),
    });
    // 1,000.00 at one percent a month over three months: the annuity is 340.0221, and a cent part counts as a cent.
    expect(schedule.map(({ amount, interest, principal }) => [amount, interest, principal])).toEqual([
      [34_003, 1000, 33_003],
      [34_003, 670, 33_333],
      [34_001, 337, 33_664],
    ]);
  });
});
