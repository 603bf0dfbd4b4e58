import {
  addDays,
  addMonths,
  comparePlainDates,
  daysBetween,
  daysInMonth,
  fromEpochDay,
  monthsBetween,
  partsOf,
  plainDate,
  plainDateOf,
  toEpochDay,
  weekdayOf,
} from '@member-portal/domain/calendar';
import { integer, oneof, property, string, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEpochDay, anyPlainDate, day } from '../../support/arbitraries/plain-date.ts';
import { holds } from '../../support/property-runs.ts';

const DAY_MS = 86_400_000;
/** The oracle: the platform's own calendar in UTC. */
const utc = (epochDay: number): Date => new Date(epochDay * DAY_MS);

describe('a plain date', () => {
  it('is the UTC calendar of the platform, day for day', () => {
    holds(
      property(anyEpochDay, (epochDay) => {
        const date = fromEpochDay(epochDay);
        expect(date).toBe(utc(epochDay).toISOString().slice(0, 10));
        expect(toEpochDay(date)).toBe(epochDay);
        expect(weekdayOf(date)).toBe(utc(epochDay).getUTCDay());
        expect(partsOf(date)).toEqual({
          year: utc(epochDay).getUTCFullYear(),
          month: utc(epochDay).getUTCMonth() + 1,
          day: utc(epochDay).getUTCDate(),
        });
      }),
    );
  });

  // The last day of a cycle of 400 years, and the days beside it: where formulas of calendars go wrong.
  it.each([
    '1599-12-31',
    '1600-02-29',
    '2000-02-28',
    '2000-02-29',
    '2000-03-01',
    '2400-02-29',
    '2101-02-28',
    '2101-03-01',
  ])('counts %s as the platform does', (text) => {
    const epochDay = Date.parse(`${text}T00:00:00Z`) / DAY_MS;
    expect(toEpochDay(day(text))).toBe(epochDay);
    expect(fromEpochDay(epochDay)).toBe(text);
  });

  it('is read from its own text', () => {
    holds(
      property(anyPlainDate, (date) => {
        expect(plainDate(date)._unsafeUnwrap()).toBe(date);
      }),
    );
  });

  it('is refused exactly where the platform calendar has no such day', () => {
    const anyPart = integer({ min: -2, max: 40 });
    holds(
      property(integer({ min: 1, max: 9999 }), anyPart, anyPart, (year, month, dayOfMonth) => {
        const there = new Date(0);
        there.setUTCFullYear(year, month - 1, dayOfMonth);
        const exists =
          there.getUTCFullYear() === year &&
          there.getUTCMonth() === month - 1 &&
          there.getUTCDate() === dayOfMonth;
        expect(plainDateOf(year, month, dayOfMonth).isOk()).toBe(exists);
      }),
    );
  });

  it('is never made from other text', () => {
    const isoLike = stringMatching(/^[0-9]{1,5}-[0-9]{1,3}-[0-9]{1,3}.?$/);
    holds(
      property(oneof(string(), isoLike), (text) => {
        const read = plainDate(text);
        if (read.isOk()) expect(utc(toEpochDay(read.value)).toISOString().slice(0, 10)).toBe(text);
        else expect(read.error).toEqual({ kind: 'invalid-plain-date' });
      }),
    );
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '0000-01-01',
    '2026-11-21T00:00:00Z',
    ' 2026-11-21',
    '',
  ])('is not %j', (text) => {
    expect(plainDate(text)._unsafeUnwrapErr()).toEqual({ kind: 'invalid-plain-date' });
  });

  it.each([
    [0, 1, 1],
    [10_000, 1, 1],
    [2026.5, 1, 1],
    [2026, 1.5, 1],
    [2026, 1, 1.5],
    [2026, Number.NaN, 1],
    [2026, 1, 0],
    [2026, 13, 1],
  ])('has no year %d, month %d, day %d', (year, month, dayOfMonth) => {
    expect(plainDateOf(year, month, dayOfMonth).isErr()).toBe(true);
  });

  it.each([
    ['2024-02-29', 29],
    ['2000-02-29', 29],
    ['1900-02-28', 28],
    ['2026-02-28', 28],
    ['2026-04-30', 30],
    ['2026-12-31', 31],
  ])('%s ends a month of %d days', (text, length) => {
    const { year, month } = partsOf(day(text));
    expect(daysInMonth(year, month)).toBe(length);
  });

  it('has no days in months that do not exist', () => {
    expect([daysInMonth(2026, 0), daysInMonth(2026, 13)]).toEqual([0, 0]);
  });
});

describe('steps in the calendar', () => {
  const anyStep = integer({ min: -20_000, max: 20_000 });
  const anyModernDate = integer({ min: 0, max: 40_000 }).map(fromEpochDay);

  it('by days are undone by the same days back', () => {
    holds(
      property(anyModernDate, anyStep, (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it('by months land in the month that was asked for, on the anchor day or the last day of the month', () => {
    holds(
      property(
        anyModernDate,
        integer({ min: -600, max: 600 }),
        integer({ min: 1, max: 31 }),
        (date, months, anchor) => {
          const { year, month } = partsOf(date);
          const target = new Date(Date.UTC(year, month - 1 + months, 1));
          const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
          expect(partsOf(addMonths(date, months, anchor))).toEqual({
            year: target.getUTCFullYear(),
            month: target.getUTCMonth() + 1,
            day: Math.min(anchor, lastDay),
          });
        },
      ),
    );
  });

  it('by single months keep to the day that they are anchored to, over 120 periods', () => {
    const first = day('2026-01-31');
    let date = first;
    for (let period = 1; period <= 120; period += 1) {
      date = addMonths(date, 1, 31);
      expect(date).toBe(addMonths(first, period));
    }
    expect(date).toBe('2036-01-31');
  });

  it('by months without an anchor keep the day of the month', () => {
    expect([addMonths(day('2026-03-30'), -1), addMonths(day('2026-12-15'), 1)]).toEqual([
      '2026-02-28',
      '2027-01-15',
    ]);
  });

  it('count whole months to a later day: as many as still land by it, and none to an earlier one', () => {
    holds(
      property(anyModernDate, integer({ min: 0, max: 20_000 }), (from, days) => {
        const to = addDays(from, days);
        const months = monthsBetween(from, to);
        expect(addMonths(from, months) <= to).toBe(true);
        expect(addMonths(from, months + 1) > to).toBe(true);
        expect(monthsBetween(to, from)).toBe(0);
      }),
    );
    expect([
      monthsBetween(day('2026-01-31'), day('2026-02-28')),
      monthsBetween(day('2026-01-15'), day('2026-03-14')),
    ]).toEqual([1, 1]);
  });

  it('compare as days do', () => {
    expect(comparePlainDates(day('2026-11-21'), day('2026-11-21'))).toBe(0);
    holds(
      property(anyPlainDate, anyPlainDate, (a, b) => {
        expect(comparePlainDates(a, b)).toBe(Math.sign(toEpochDay(a) - toEpochDay(b)));
      }),
    );
  });
});
