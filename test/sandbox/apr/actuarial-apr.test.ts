import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actuarialApr } from '../../../sandbox/apr/actuarial-apr.ts';
import { type UnitPeriod, unitPeriodsBetween } from '../../../sandbox/apr/unit-periods.ts';
import { addDays, addMonths, type PlainDate } from '../../../sandbox/calendar/plain-date.ts';
import { holds } from '../../support/property-runs.ts';

const months = (every: number): UnitPeriod => ({ of: 'MONTH', every });
const weeks = (every: number): UnitPeriod => ({ of: 'WEEK', every });
/** Payments in dollars: the first, so many regular ones, the last. */
const regular = (payment: number, count: number, first = payment, last = payment): readonly number[] =>
  [first, ...Array<number>(count - 2).fill(payment), last].map((dollars) => Math.round(dollars * 100));

/** The examples that Regulation Z publishes: 12 CFR part 1026, Appendix J, (c)(1) to (c)(5). */
const EXAMPLES = [
  ['(1)(i) monthly', 5000, '1978-01-10', '1978-02-10', months(1), regular(230, 24), '9.69'],
  [
    '(1)(ii) monthly, long first period',
    6000,
    '1978-02-10',
    '1978-04-01',
    months(1),
    regular(200, 36),
    '11.82',
  ],
  [
    '(1)(iv) quarterly, long first period',
    10_000,
    '1978-05-23',
    '1978-10-01',
    months(3),
    regular(385, 40),
    '8.97',
  ],
  ['(1)(v) weekly, long first period', 500, '1978-03-20', '1978-04-21', weeks(1), regular(17.6, 30), '14.96'],
  [
    '(2)(i) irregular first payment',
    5000,
    '1978-01-10',
    '1978-02-10',
    months(1),
    regular(230, 24, 250),
    '10.08',
  ],
  [
    '(2)(ii) every 4 weeks, long first period, irregular first payment',
    ...([400, '1978-03-18', '1978-04-20', weeks(4), regular(38.31, 12, 39.5), '28.50'] as const),
  ],
  [
    '(3)(i) irregular final payment',
    5000,
    '1978-01-10',
    '1978-02-10',
    months(1),
    regular(230, 24, 230, 280),
    '10.50',
  ],
  [
    '(3)(ii) every 2 weeks, short first period, irregular final payment',
    ...([200, '1978-04-03', '1978-04-11', weeks(2), regular(9.5, 20, 9.5, 30), '12.22'] as const),
  ],
  [
    '(4)(i) irregular first and final payments',
    ...([5000, '1978-01-10', '1978-02-10', months(1), regular(230, 24, 250, 280), '10.90'] as const),
  ],
  [
    '(4)(ii) every 2 months, short first period, irregular first and final payments',
    ...([8000, '1978-01-10', '1978-03-01', months(2), regular(465, 20, 449.36, 200), '7.30'] as const),
  ],
  ['(5)(i) a single payment, in days', 1000, '1978-01-03', '1978-09-15', months(1), [108_000], '11.45'],
  ['(5)(ii) a single payment, in months', 1000, '1978-07-15', '1979-01-15', months(1), [104_400], '8.80'],
] as const;

describe('the annual percentage rate by Regulation Z, Appendix J', () => {
  test.each(EXAMPLES)(
    'is the published one in example %s',
    (_, dollars, on, firstOn, unit, payments, published) => {
      const apr = actuarialApr({ advanced: dollars * 100, on, firstOn, unit, payments });
      expect(apr.toFixed(2)).toBe(published);
    },
  );

  test('is the yearly rate where each period is one unit-period, and payments are those of the rate', () => {
    const anyLoan = fc.record({
      rate: fc.integer({ min: 1, max: 3599 }).map((hundredths) => hundredths / 100),
      count: fc.integer({ min: 2, max: 60 }),
      unit: fc.constantFrom(months(1), weeks(2)),
    });
    holds(
      fc.property(anyLoan, ({ rate, count, unit }) => {
        const perPeriod = rate / 100 / (unit.of === 'MONTH' ? 12 : 26);
        const advanced = 1_000_000;
        const level = (advanced * perPeriod) / (1 - (1 + perPeriod) ** -count);
        const on = '2026-01-15';
        const firstOn = unit.of === 'MONTH' ? addMonths(on, 1) : addDays(on, 14);
        const payments = Array<number>(count).fill(level);
        expect(actuarialApr({ advanced, on, firstOn, unit, payments })).toBeCloseTo(rate, 6);
      }),
    );
  });

  test('leaves exactly nothing owed after the last payment, by the definition of the actuarial method', () => {
    const anyLoan = fc.record({
      payments: fc.array(fc.integer({ min: 1000, max: 100_000 }), { minLength: 2, maxLength: 40 }),
      share: fc.integer({ min: 60, max: 99 }),
      late: fc.integer({ min: 0, max: 40 }),
    });
    holds(
      fc.property(anyLoan, ({ payments, share, late }) => {
        const total = payments.reduce((sum, payment) => sum + payment, 0);
        const advanced = Math.floor((total * share) / 100);
        const [on, unit] = ['2026-01-15', weeks(2)];
        const firstOn = addDays(on, 14 + late);
        const rate = actuarialApr({ advanced, on, firstOn, unit, payments }) / 100 / 26;
        // An odd time before the first whole period bears simple interest (Appendix J, (a)(2)).
        const { whole, fraction } = unitPeriodsBetween(on, firstOn, unit);
        const owedAtFirst = advanced * (1 + fraction * rate) * (1 + rate) ** whole;
        const left = payments.reduce((owed, payment, index) => {
          const grown = index === 0 ? owed : owed * (1 + rate);
          return grown - payment;
        }, owedAtFirst);
        expect(Math.abs(left)).toBeLessThan(0.01);
      }),
    );
  });

  const single = (dollars: number, on: PlainDate, firstOn: PlainDate): number =>
    actuarialApr({ advanced: 100_000, on, firstOn, unit: months(1), payments: [dollars * 100] });

  // Beyond a year the unit-period is a year ((b)(4), (b)(5)(v)); the figures are solved by hand.
  test.each([
    ['a year exactly', 1100, '1978-01-10', '1979-01-10', 10],
    ['two years exactly', 1240, '1978-01-10', '1980-01-10', 100 * (Math.sqrt(1.24) - 1)],
    // (1 + i/2)(1 + i) = 1.155 at i = 10 %.
    ['a year and six months', 1155, '1978-01-10', '1979-07-10', 10],
    // (1 + 73/365 i)(1 + i) = 1.122 at i = 10 %.
    ['a year and 73 days', 1122, '1978-01-29', '1979-04-12', 10],
    // (1 + 29/365 i)(1 + i) at i = 10 %: the year is counted back from the later day.
    ['a year and the 29 days from January 31', 1100 * (1 + 2.9 / 365), '1978-01-31', '1979-03-01', 10],
  ] as const)('of a single payment after %s compounds by the year', (_, dollars, on, firstOn, apr) => {
    expect(single(dollars, on, firstOn)).toBeCloseTo(apr, 6);
  });

  test('of a single payment falls as the term grows, across the year too', () => {
    holds(
      fc.property(fc.integer({ min: 20, max: 1400 }), (days) => {
        const on = '2026-01-15';
        expect(single(1200, on, addDays(on, days + 31))).toBeLessThan(single(1200, on, addDays(on, days)));
      }),
    );
  });

  test('is zero where nothing is charged', () => {
    const payments = [25_000, 25_000, 25_000];
    const plan = { advanced: 75_000, on: '2026-01-01', firstOn: '2026-01-15', unit: weeks(2), payments };
    expect(actuarialApr(plan)).toBe(0);
    expect(actuarialApr({ ...plan, payments: [75_000] })).toBe(0);
  });
});

describe('unit-periods between two days', () => {
  test.each([
    ['1978-02-10', '1978-04-01', months(1), 1, 19 / 30],
    ['1978-05-23', '1978-10-01', months(3), 1, 39 / 90],
    ['1978-01-10', '1978-03-01', months(2), 0, 52 / 60],
    ['1978-03-20', '1978-04-21', weeks(1), 4, 4 / 7],
    ['1978-03-18', '1978-04-20', weeks(4), 1, 5 / 28],
    ['1978-04-03', '1978-04-11', weeks(2), 0, 8 / 14],
    ['2026-01-31', '2026-02-28', months(1), 0, 28 / 30],
    ['2026-02-28', '2026-02-28', months(1), 0, 0],
  ])('from %s to %s are as Appendix J counts them', (from, to, unit, whole, fraction) => {
    const between = unitPeriodsBetween(from, to, unit);
    expect(between.whole).toBe(whole);
    expect(between.fraction).toBeCloseTo(fraction, 12);
  });
});
