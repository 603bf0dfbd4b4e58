import {
  FEDERAL_RESERVE_BANKS,
  isBusinessDay as isOpen,
  addDays as nextDay,
  PAYMENTS_CANADA,
  plainDate,
} from '@member-portal/domain/calendar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBusinessDays, businessDayFrom, isBusinessDay } from '../../sandbox/calendar/business-day.ts';
import { addDays, addMonths, daysBetween, isPlainDate } from '../../sandbox/calendar/plain-date.ts';
import { dateIn, endOfDay, instantOf } from '../../sandbox/calendar/zone.ts';
import { holds } from '../support/property-runs.ts';
import { someDay } from './ledger/arbitraries.ts';

describe('days', () => {
  test('that do not exist are no days', () => {
    for (const text of [
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '26-01-01',
      '2026-1-1',
      '2026-01-01T00:00:00Z',
      '',
    ]) {
      expect(isPlainDate(text)).toBe(false);
    }
    expect(isPlainDate('2028-02-29')).toBe(true);
  });

  test('added and counted agree', () => {
    holds(
      fc.property(someDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
  });

  test('of later months keep to their anchor', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-02-28', 1, 31)).toBe('2026-03-31');
    expect(addMonths('2026-03-31', -13)).toBe('2025-02-28');
    expect(addMonths('2027-12-15', 1)).toBe('2028-01-15');
  });
});

describe('business days', () => {
  test.each([
    ['2026-01-01', 'US', 'New Year'],
    ['2026-01-19', 'US', 'Martin Luther King'],
    ['2026-02-16', 'US', 'Washington'],
    ['2026-05-25', 'US', 'Memorial Day'],
    ['2026-06-19', 'US', 'Juneteenth'],
    ['2026-09-07', 'US', 'Labor Day'],
    ['2026-10-12', 'US', 'Columbus Day'],
    ['2026-11-11', 'US', 'Veterans Day'],
    ['2026-11-26', 'US', 'Thanksgiving'],
    ['2026-12-25', 'US', 'Christmas'],
    ['2027-07-05', 'US', 'Independence Day, from Sunday'],
    ['2026-04-03', 'CA', 'Good Friday'],
    ['2026-05-18', 'CA', 'Victoria Day'],
    ['2026-07-01', 'CA', 'Canada Day'],
    ['2026-08-03', 'CA', 'Civic Holiday'],
    ['2026-09-30', 'CA', 'Truth and Reconciliation'],
    ['2026-10-12', 'CA', 'Thanksgiving'],
    ['2026-12-28', 'CA', 'Boxing Day, from Saturday'],
    ['2027-12-27', 'CA', 'Christmas, from Saturday'],
    ['2027-12-28', 'CA', 'Boxing Day, after a moved Christmas'],
  ] as const)('%s is none in %s: %s', (day, country, _name) => {
    expect(isBusinessDay(day, country)).toBe(false);
  });

  test.each([
    ['2026-07-03', 'US', 'a Saturday holiday is not kept on Friday'],
    ['2026-05-18', 'US', 'Victoria Day is Canadian'],
    ['2026-11-26', 'CA', 'Thanksgiving is in October'],
    ['2026-05-25', 'CA', 'Victoria Day is the Monday before the 25th'],
  ] as const)('%s is one in %s: %s', (day, country, _why) => {
    expect(isBusinessDay(day, country)).toBe(true);
  });

  // Two calendars by two hands: the portal's rules and the platform's.
  test.each([
    ['US', FEDERAL_RESERVE_BANKS],
    ['CA', PAYMENTS_CANADA],
  ] as const)('of %s are those of the portal, from 2021 to 2099', (country, calendar) => {
    for (let date = plainDate('2021-01-01')._unsafeUnwrap(); date < '2100-01-01'; date = nextDay(date, 1))
      if (isOpen(date, calendar)._unsafeUnwrap() !== isBusinessDay(date, country)) expect.fail(date);
  });

  test('are counted over holidays and weekends', () => {
    expect(addBusinessDays('2026-11-25', 1, 'US')).toBe('2026-11-27');
    expect(addBusinessDays('2026-11-30', -2, 'US')).toBe('2026-11-25');
    expect(businessDayFrom('2026-12-25', 'CA')).toBe('2026-12-29');
  });
});

describe('a zone’s clock', () => {
  const zones = ['America/New_York', 'America/Toronto', 'America/Chicago', 'America/St_Johns', 'UTC'];

  test('shows each day from its first to its last millisecond, clock changes included', () => {
    holds(
      fc.property(someDay, fc.constantFrom(...zones), (day, zone) => {
        const start = instantOf(zone, day);
        expect([dateIn(zone, start - 1), dateIn(zone, start)]).toEqual([addDays(day, -1), day]);
        const end = endOfDay(zone, day);
        expect([dateIn(zone, end), dateIn(zone, end + 1)]).toEqual([day, addDays(day, 1)]);
      }),
    );
  });

  test('knows when clocks change', () => {
    const hours = (day: string): number =>
      (endOfDay('America/New_York', day) + 1 - instantOf('America/New_York', day)) / 3_600_000;
    expect([hours('2026-03-08'), hours('2026-11-01'), hours('2026-06-01')]).toEqual([23, 25, 24]);
  });
});
