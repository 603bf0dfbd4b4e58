import {
  addDays,
  FEDERAL_RESERVE_BANKS,
  holidayCalendarOf,
  PAYMENTS_CANADA,
  plainDate,
  weekdayOf,
} from '@member-portal/domain/calendar';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';

/** Every year in which the rules hold. */
const ALL_YEARS = Array.from({ length: 90 }, (_, index) => 2010 + index);
const YEARS = Array.from({ length: 16 }, (_, index) => 2020 + index);
const utc = (year: number, month: number, dayOfMonth: number): Date =>
  new Date(Date.UTC(year, month - 1, dayOfMonth));
const text = (date: Date): string => date.toISOString().slice(0, 10);
const plus = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);
const nth = (year: number, month: number, weekday: number, n: number): Date => {
  const first = utc(year, month, 1);
  return plus(first, ((weekday - first.getUTCDay() + 7) % 7) + (n - 1) * 7);
};
const inYear = (calendar: typeof PAYMENTS_CANADA, year: number): readonly string[] =>
  calendar.holidaysOf(year).toSorted();

describe('the Federal Reserve Banks', () => {
  // Published: Federal Reserve Bank of St. Louis (2024, 2025), Federal Reserve Bank of Richmond (2025 to 2027), both
  // "Holiday Schedule". Days they mark as falling on a Saturday are left out; those on a Sunday are the Monday.
  it.each([
    [2024, '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
    [2025, '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'],
    [2026, '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25'],
  ])('are closed in %d as published', (year, published) => {
    expect(inYear(FEDERAL_RESERVE_BANKS, year)).toEqual(
      published.split(' ').map((date) => `${year}-${date}`),
    );
  });

  it.each(YEARS)(
    'are closed in %d on the days of 5 U.S.C. 6103, Saturdays not moved, Sundays to Monday',
    (year) => {
      const observed = (date: Date): readonly string[] =>
        ({ 0: [text(plus(date, 1))], 6: [] })[date.getUTCDay()] ?? [text(date)];
      const memorialDay = [nth(year, 5, 1, 5), nth(year, 5, 1, 4)].find((date) => date.getUTCMonth() === 4);
      const expected = [
        ...observed(utc(year, 1, 1)),
        text(nth(year, 1, 1, 3)),
        text(nth(year, 2, 1, 3)),
        ...(memorialDay ? [text(memorialDay)] : []),
        ...(year > 2020 ? observed(utc(year, 6, 19)) : []),
        ...observed(utc(year, 7, 4)),
        text(nth(year, 9, 1, 1)),
        text(nth(year, 10, 1, 2)),
        ...observed(utc(year, 11, 11)),
        text(nth(year, 11, 4, 4)),
        ...observed(utc(year, 12, 25)),
      ];
      expect(inYear(FEDERAL_RESERVE_BANKS, year)).toEqual(expected.toSorted());
    },
  );

  it.each(['2020-07-03', '2021-06-18', '2021-12-24', '2021-12-31', '2026-07-03', '2027-06-18', '2028-11-10'])(
    'stay open on Friday %s before a Saturday holiday',
    (friday) => {
      expect(weekdayOf(day(friday))).toBe(5);
      expect(inYear(FEDERAL_RESERVE_BANKS, Number(friday.slice(0, 4)))).not.toContain(friday);
    },
  );
});

describe('Payments Canada', () => {
  // Published, each without the holidays of single provinces:
  // 2023 by the clearing's courier, icscourier.ca/about-us/holidaytable.aspx;
  // 2024 by a payroll processor, help.paymentevolution.com/en-us/knowledgebase/article/KA-01309;
  // 2026 by a payments company, docs.nium.com/travel/docs/currency-holidays (CAD).
  it.each([
    [2023, '01-02 04-07 05-22 07-03 08-07 09-04 10-02 10-09 11-13 12-25 12-26'],
    [2024, '01-01 03-29 05-20 07-01 08-05 09-02 09-30 10-14 11-11 12-25 12-26'],
    [2026, '01-01 04-03 05-18 07-01 08-03 09-07 09-30 10-12 11-11 12-25 12-28'],
  ])('does not clear in %d on the published days', (year, published) => {
    expect(inYear(PAYMENTS_CANADA, year)).toEqual(published.split(' ').map((date) => `${year}-${date}`));
  });

  // Easter Sundays as the churches print them.
  const EASTER: readonly string[] = (
    '2020-04-12 2021-04-04 2022-04-17 2023-04-09 2024-03-31 2025-04-20 2026-04-05 2027-03-28 2028-04-16 ' +
    '2029-04-01 2030-04-21 2031-04-13 2032-03-28 2033-04-17 2034-04-09 2035-03-25'
  ).split(' ');

  it.each(YEARS)(
    'does not clear in %d on the national holidays, weekends moved to the next working day',
    (year) => {
      const easter = EASTER.find((date) => date.startsWith(String(year)));
      const days = [
        utc(year, 1, 1),
        plus(new Date(`${easter}T00:00:00Z`), -2),
        [24, 23, 22, 21, 20, 19, 18].map((date) => utc(year, 5, date)).find((date) => date.getUTCDay() === 1),
        utc(year, 7, 1),
        nth(year, 8, 1, 1),
        nth(year, 9, 1, 1),
        ...(year > 2020 ? [utc(year, 9, 30)] : []),
        nth(year, 10, 1, 2),
        utc(year, 11, 11),
        utc(year, 12, 25),
        utc(year, 12, 26),
      ];
      const expected: string[] = [];
      for (const date of days) {
        let moved = date ?? utc(year, 1, 1);
        while (moved.getUTCDay() % 6 === 0 || expected.includes(text(moved))) moved = plus(moved, 1);
        expected.push(text(moved));
      }
      expect(inYear(PAYMENTS_CANADA, year)).toEqual(expected.toSorted());
    },
  );

  // The latest Easter of the century, and the years in which the lunar rule makes an exception.
  it.each(['2038-04-23', '2049-04-16', '2057-04-20', '2076-04-17', '2095-04-22'])(
    'does not clear on Good Friday, %s',
    (friday) => {
      expect(inYear(PAYMENTS_CANADA, Number(friday.slice(0, 4)))).toContain(friday);
    },
  );

  it('clears on Family Day, which single provinces keep', () => {
    expect(inYear(PAYMENTS_CANADA, 2026)).not.toContain('2026-02-16');
    expect(inYear(PAYMENTS_CANADA, 2027)).not.toContain(addDays(day('2027-02-14'), 1));
  });
});

// Last in this file: each year is computed only once, so mutation testing runs only the first test that reaches a fault in its rules.
// That has to be one that compares each day.
describe.each([FEDERAL_RESERVE_BANKS, PAYMENTS_CANADA])('the holidays of $name', (calendar) => {
  it('are days that exist, in order, once each, and weekdays', () => {
    for (const year of ALL_YEARS) {
      const holidays = calendar.holidaysOf(year);
      for (const holiday of holidays) {
        expect(plainDate(holiday).isOk()).toBe(true);
        expect(holiday.slice(0, 4)).toBe(String(year));
        expect([1, 2, 3, 4, 5]).toContain(weekdayOf(holiday));
      }
      expect([...new Set(holidays)].toSorted()).toEqual(holidays);
    }
  });

  it('are known from 2010 to 2099, as many as the law names less those that a weekend takes', () => {
    expect(calendar.years).toEqual({ first: 2010, last: 2099 });
    for (const year of ALL_YEARS) {
      const named = year > 2020 ? 11 : 10;
      const found = calendar.holidaysOf(year).length;
      if (calendar === PAYMENTS_CANADA) expect(found).toBe(named);
      else expect([named, named - 1, named - 2]).toContain(found);
    }
  });

  it('are computed once a year, and stay those of their year in any order of years', () => {
    const inOrder = ALL_YEARS.map((year) => calendar.holidaysOf(year));
    for (const year of ALL_YEARS.toReversed()) {
      const holidays = calendar.holidaysOf(year);
      expect(holidays).toBe(inOrder[year - 2010]);
      expect(holidays.every((holiday) => holiday.startsWith(`${year}-`))).toBe(true);
    }
  });

  it('name their source', () => {
    expect(calendar.source).toMatch(/^https:\/\//);
  });
});

describe('the calendar of a country', () => {
  it('is that of its clearing system', () => {
    expect(holidayCalendarOf('US')).toBe(FEDERAL_RESERVE_BANKS);
    expect(holidayCalendarOf('CA')).toBe(PAYMENTS_CANADA);
  });
});
