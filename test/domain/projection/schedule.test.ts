import { addMonths, daysBetween, partsOf } from '@member-portal/domain/calendar';
import type { InterestTerms } from '@member-portal/domain/projection';
import { constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueDates } from '../../support/amortisation/due-dates.ts';
import { type AmortisationLine, amortise, levelAmount } from '../../support/amortisation/level-schedule.ts';
import { anyInterestTerms, interestTerms } from '../../support/arbitraries/interest-terms.ts';
import { anyLoanDate, day } from '../../support/arbitraries/plain-date.ts';
import { holds, PROPERTY_RUNS } from '../../support/property-runs.ts';

const monthlyPlan = (terms: InterestTerms, principal: number, months: number) => {
  const from = day('2026-01-15');
  return { terms, principal, from, dueOn: dueDates(addMonths(from, 1), months, 'MONTHLY') };
};
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe('due dates', () => {
  it('every month keep to the day of the first, or the last day of a shorter month', () => {
    expect(dueDates(day('2026-01-31'), 5, 'MONTHLY')).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
  });

  it('that begin in a short month keep to the day that they are anchored to', () => {
    expect(dueDates(day('2028-02-29'), 3, 'MONTHLY', 31)).toEqual(['2028-02-29', '2028-03-31', '2028-04-30']);
  });

  it('never drift: each is its own number of months from the first', () => {
    holds(
      property(anyLoanDate, (first) => {
        const dates = dueDates(first, 120, 'MONTHLY');
        const { year, month, day: anchor } = partsOf(first);
        const expected = dates.map((_, index) => {
          const lastDay = new Date(Date.UTC(year, month + index, 0)).getUTCDate();
          const date = new Date(Date.UTC(year, month - 1 + index, Math.min(anchor, lastDay)));
          return date.toISOString().slice(0, 10);
        });
        expect(dates).toEqual(expected);
      }),
      { numRuns: Math.min(PROPERTY_RUNS, 200) },
    );
  });

  it('every two weeks are fourteen days apart, over changes of clocks too', () => {
    holds(
      property(anyLoanDate, integer({ min: 1, max: 60 }), (first, count) => {
        const dates = dueDates(first, count, 'BIWEEKLY');
        expect(dates).toHaveLength(count);
        expect(dates[0]).toBe(first);
        expect(dates.map((date) => daysBetween(first, date))).toEqual(dates.map((_, index) => 14 * index));
      }),
    );
  });
});

describe('published amortisation', () => {
  it('Regulation Z, form H-24(B): 162,000.00 at 3.875 % over 30 years is 761.78 a month', () => {
    expect(levelAmount(monthlyPlan(interestTerms('3.875', '30_360', 'HALF_UP'), 16_200_000, 360))).toBe(
      76_178,
    );
  });

  it('Regulation Z, appendix J (c)(1)(i): 24 months of 230.00 for 5,000.00 are 9.69 %', () => {
    const at = (apr: string): number =>
      levelAmount(monthlyPlan(interestTerms(apr, '30_360', 'HALF_UP'), 500_000, 24));
    // The published rate is rounded: 230.00 lies between the instalments of the rates that round to it.
    expect(at('9.685')).toBeLessThanOrEqual(23_000);
    expect(at('9.695')).toBeGreaterThanOrEqual(23_000);
  });

  it("the HP-12C handbook's mortgage: 50,000.00 at 13.25 % over 25 years, first and second year", () => {
    const plan = monthlyPlan(interestTerms('13.25', '30_360', 'HALF_UP'), 5_000_000, 300);
    expect(levelAmount(plan)).toBe(57_335);
    const table = amortise(plan, 57_335);
    const [first, second] = [table.slice(0, 12), table.slice(12, 24)];
    expect(total(first.map(({ interest }) => interest))).toBe(660_889);
    expect(total(first.map(({ principal }) => principal))).toBe(27_131);
    expect(first.at(-1)?.balance).toBe(4_972_869);
    expect(total(second.map(({ interest }) => interest))).toBe(657_072);
    expect(total(second.map(({ principal }) => principal))).toBe(30_948);
    expect(second.at(-1)?.balance).toBe(4_941_921);
  });
});

describe('an amortisation table', () => {
  const anyCount = integer({ min: 1, max: 48 });
  const anyPrincipal = integer({ min: 100, max: 10_000_000 });
  const anyFrequency = constantFrom('MONTHLY' as const, 'BIWEEKLY' as const);

  it('pays back the principal to the cent, and every line adds up', () => {
    holds(
      property(
        anyInterestTerms,
        anyPrincipal,
        anyLoanDate,
        anyCount,
        anyFrequency,
        (terms, principal, from, count, frequency) => {
          const plan = { terms, principal, from, dueOn: dueDates(from, count + 1, frequency).slice(1) };
          const table = amortise(plan, levelAmount(plan));
          expect(total(table.map((line) => line.principal))).toBe(principal);
          expect(table.at(-1)?.balance).toBe(0);
          const isRight = (line: AmortisationLine, index: number): boolean =>
            line.interest + line.principal === line.amount &&
            line.balance === (table[index - 1]?.balance ?? principal) - line.principal;
          expect(table.every(isRight)).toBe(true);
        },
      ),
    );
  });

  it('is level: all amounts are equal but the last, and no other level brings the last one closer', () => {
    holds(
      property(anyInterestTerms, anyPrincipal, anyLoanDate, anyCount, (terms, principal, from, count) => {
        const plan = { terms, principal, from, dueOn: dueDates(from, count + 1, 'MONTHLY').slice(1) };
        const level = levelAmount(plan);
        const isLevel = ({ amount, balance }: { amount: number; balance: number }) =>
          balance === 0 || amount === level;
        expect(amortise(plan, level).slice(0, -1).every(isLevel)).toBe(true);
        const difference = (amount: number) =>
          Math.abs((amortise(plan, amount).at(-1)?.amount ?? 0) - amount);
        expect(difference(level)).toBeLessThan(difference(level - 1));
        expect(difference(level)).toBeLessThanOrEqual(difference(level + 1));
      }),
    );
  });

  it.each([
    [10_000, 3, 3333, [3333, 3333, 3334]],
    [10_001, 3, 3334, [3334, 3334, 3333]],
    [10_000, 4, 2500, [2500, 2500, 2500, 2500]],
    [100, 1, 100, [100]],
  ])('without interest splits %d cents over %d instalments of %d', (principal, count, level, amounts) => {
    const plan = monthlyPlan(interestTerms('0'), principal, count);
    expect(levelAmount(plan)).toBe(level);
    expect(amortise(plan, level).map(({ amount }) => amount)).toEqual(amounts);
  });

  it('without due days has no lines, and nothing to pay', () => {
    const plan = { ...monthlyPlan(interestTerms('10'), 100, 1), dueOn: [] };
    expect([amortise(plan, 5), levelAmount(plan)]).toEqual([[], 0]);
  });

  it('with more than the level pays no line more than what is left, interest included', () => {
    const plan = monthlyPlan(interestTerms('12', '30_360'), 10_000, 4);
    expect(amortise(plan, 6000).map(({ amount, balance }) => [amount, balance])).toEqual([
      [6000, 4100],
      [4141, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it('numbers its lines from one', () => {
    const plan = monthlyPlan(interestTerms('10'), 10_000, 3);
    expect(amortise(plan, 4000).map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});
