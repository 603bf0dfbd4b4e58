import {
  addDays,
  checkedTimeZone,
  fromEpochDay,
  type Instant,
  instant,
  type PlainDate,
  plainDate,
  type TimeZone,
  timeZone,
  toEpochDay,
} from '@member-portal/domain/calendar';
import { property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_TIME_ZONES, anyInstant, anyTimeZone } from '../../support/arbitraries/instant.ts';
import { anyLoanDate, day } from '../../support/arbitraries/plain-date.ts';
import { holds, IS_NIGHTLY, PROPERTY_RUNS } from '../../support/property-runs.ts';

const zone = (name: string): TimeZone => timeZone(name)._unsafeUnwrap();
const at = (text: string): Instant => Date.parse(text) as Instant;

/** The oracle: local time from the tz database, as text; Swedish formats it like ISO. */
const wallClock = (name: string): ((instant: number) => string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: name,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (instant) => format.format(instant);
};

const expectBounds = (days: TimeZone, shows: (instant: number) => string, date: PlainDate): void => {
  const [start, end] = [days.startOf(date), days.endOf(date)];
  expect(shows(start).slice(0, 10)).toBe(date);
  expect(shows(start - 1).slice(0, 10) < date).toBe(true);
  expect(shows(end).slice(0, 10)).toBe(date);
  expect(shows(end + 1).slice(0, 10) > date).toBe(true);
};

/** Where clocks go back over midnight, a local day occurs twice: it begins with the first and ends with the second. */
const expectOutermost = (days: TimeZone, shows: (instant: number) => string, date: PlainDate): void => {
  const [start, end] = [days.startOf(date), days.endOf(date)];
  for (const minutes of [1, 2, 5, 30, 59, 60, 61, 90, 119, 121, 150, 179, 181, 240]) {
    if (shows(start - minutes * 60_000).slice(0, 10) >= date)
      expect.fail(`${days.name} ${date} began before`);
    if (shows(end + minutes * 60_000).slice(0, 10) <= date) expect.fail(`${days.name} ${date} ended after`);
  }
};

/** Years of clock changes: at night all that are near, by day those in which midnight itself was skipped or repeated. */
const [FIRST_YEAR, LAST_YEAR] = IS_NIGHTLY ? [1985, 2036] : [2006, 2012];

/** The days on which a zone changes its clocks in these years, and the days beside them. */
const daysAroundChanges = (name: string): readonly PlainDate[] => {
  const shows = wallClock(name);
  const offsetOn = (epochDay: number): number => {
    const noon = epochDay * 86_400_000 + 43_200_000;
    return Date.parse(`${shows(noon).replace(' ', 'T')}Z`) - noon;
  };
  const [first, last] = [toEpochDay(day(`${FIRST_YEAR}-01-01`)), toEpochDay(day(`${LAST_YEAR}-12-31`))];
  const weeks = Array.from({ length: Math.floor((last - first) / 7) }, (_, index) => first + index * 7);
  return weeks
    .filter((week) => offsetOn(week) !== offsetOn(week + 7))
    .flatMap((week) => Array.from({ length: 7 }, (_, index) => week + index))
    .filter((epochDay) => offsetOn(epochDay) !== offsetOn(epochDay + 1))
    .flatMap((epochDay) => [-1, 0, 1, 2].map((by) => fromEpochDay(epochDay + by)));
};

const OF_TENANTS = [
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/Toronto',
  'America/St_Johns',
];
/** Clocks that skip or repeat midnight, change by half an hour or by two, or dropped changing. */
const UNUSUAL = [
  'Antarctica/Casey',
  'Pacific/Apia',
  'America/Havana',
  'America/Santiago',
  'America/Asuncion',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Antarctica/Troll',
  'Africa/Casablanca',
  'Atlantic/Azores',
];

describe('a day in a zone', () => {
  // Proves.
  it.each(IS_NIGHTLY ? ALL_TIME_ZONES : [...OF_TENANTS, ...UNUSUAL])(
    `starts and ends right around every change of clocks from ${FIRST_YEAR} to ${LAST_YEAR} in %s`,
    (name) => {
      const [days, shows] = [zone(name), wallClock(name)];
      for (const date of daysAroundChanges(name)) {
        // Samoa and a few islands left a day out.
        if (days.endOf(date) < days.startOf(date)) continue;
        expectBounds(days, shows, date);
        expectOutermost(days, shows, date);
      }
    },
    60_000,
  );

  // Proves.
  it('starts and ends right on any day in any zone', () => {
    holds(
      property(anyTimeZone, anyLoanDate, (name, date) => {
        expectBounds(zone(name), wallClock(name), date);
      }),
      { numRuns: Math.min(PROPERTY_RUNS, 2000) },
    );
  });

  // Proves.
  it.each([
    ['America/New_York', '2026-01-15', '2026-01-15T05:00:00.000Z', '2026-01-16T04:59:59.999Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
    ['America/St_Johns', '2026-07-01', '2026-07-01T02:30:00.000Z', '2026-07-02T02:29:59.999Z'],
    // Havana skips from 00:00 to 01:00.
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
    // Santiago shows 23:00 to 24:00 twice on the day before the change.
    ['America/Santiago', '2026-04-04', '2026-04-04T03:00:00.000Z', '2026-04-05T03:59:59.999Z'],
    // Samoa had no 30 December 2011.
    ['Pacific/Apia', '2011-12-29', '2011-12-29T10:00:00.000Z', '2011-12-30T09:59:59.999Z'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z', '2011-12-31T09:59:59.999Z'],
    // No moment of that day: it ends before it begins.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z', '2011-12-30T09:59:59.999Z'],
    // Newfoundland went back from 00:01 to 23:01 of the day before, and forward from 00:01 to 01:01.
    ['America/St_Johns', '2006-10-28', '2006-10-28T02:30:00.000Z', '2006-10-29T03:29:59.999Z'],
    ['America/St_Johns', '2006-10-29', '2006-10-29T02:30:00.000Z', '2006-10-30T03:29:59.999Z'],
    ['America/St_Johns', '2006-04-02', '2006-04-02T03:30:00.000Z', '2006-04-03T02:29:59.999Z'],
    // Casey went back from 02:00 to 23:00 of the day before.
    ['Antarctica/Casey', '2010-03-04', '2010-03-03T13:00:00.000Z', '2010-03-04T15:59:59.999Z'],
    ['Antarctica/Casey', '2010-03-05', '2010-03-04T13:00:00.000Z', '2010-03-05T15:59:59.999Z'],
    ['UTC', '9999-12-31', '9999-12-31T00:00:00.000Z', '9999-12-31T23:59:59.999Z'],
    ['UTC', '0001-01-01', '0001-01-01T00:00:00.000Z', '0001-01-01T23:59:59.999Z'],
    ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z', '2026-01-01T09:59:59.999Z'],
  ])('of %s, %s, lasts from %s to %s', (name, date, start, end) => {
    expect(zone(name).startOf(day(date))).toBe(at(start));
    expect(zone(name).endOf(day(date))).toBe(at(end));
  });

  it('is the day of each of its instants', () => {
    holds(
      property(anyTimeZone, anyInstant, (name, instant) => {
        const days = zone(name);
        const date = days.dateAt(instant);
        expect(days.startOf(date)).toBeLessThanOrEqual(instant);
        expect(days.endOf(date)).toBeGreaterThanOrEqual(instant);
      }),
    );
  });

  it('is the first or the last that dates have at the ends of what an instant may be, in every zone', () => {
    const ends = [instant(-62_135_510_400_000), instant(Date.UTC(9999, 11, 31) - 1)];
    const [first, last] = ends.map((end) => end._unsafeUnwrap());
    for (const name of ALL_TIME_ZONES) {
      expect(['0001-01-01', '0001-01-02']).toContain(zone(name).dateAt(first as Instant));
      expect(['9999-12-30', '9999-12-31']).toContain(zone(name).dateAt(last as Instant));
    }
  });

  it('is a day of the calendar for a time beyond them, which only a broken clock shows', () => {
    for (const at of [8.64e15, -8.64e15, Number.MAX_SAFE_INTEGER])
      expect(plainDate(zone('America/Toronto').dateAt(at as Instant)).isOk()).toBe(true);
  });

  it('never shifts: the middle of a plain date is on that date in every zone', () => {
    const samples = IS_NIGHTLY ? 2000 : 10;
    for (const name of ALL_TIME_ZONES) {
      const days = zone(name);
      for (let sample = 0; sample < samples; sample += 1) {
        const date = addDays(day('2020-01-01'), Math.floor((sample * 5844) / samples) + (sample % 2));
        const middle = ((days.startOf(date) + days.endOf(date)) / 2) as Instant;
        if (days.dateAt(middle) !== date) expect.fail(`${name} ${date}`);
      }
    }
  }, 120_000);
});

describe('a zone', () => {
  it('keeps its name', () => {
    expect(zone('America/Toronto').name).toBe('America/Toronto');
  });

  it.each([undefined, null, 0])('without a name does not fall back to the device’s (%s)', (name) => {
    expect(timeZone(name as unknown as string)._unsafeUnwrapErr()).toEqual({
      kind: 'unknown-time-zone',
      name: String(name),
    });
  });

  it('that is unknown is refused with its name', () => {
    expect(timeZone('Mars/Olympus')._unsafeUnwrapErr()).toEqual({
      kind: 'unknown-time-zone',
      name: 'Mars/Olympus',
    });
    holds(
      property(string(), (name) => {
        const made = timeZone(name);
        if (made.isErr()) expect(made.error).toEqual({ kind: 'unknown-time-zone', name });
      }),
    );
  });

  it('of a checked name is asked of the tz database when a day is wanted, and not before', () => {
    expect(checkedTimeZone('America/Toronto').dateAt(at('2026-11-24T04:59:59Z'))).toBe('2026-11-23');
    const wrong = checkedTimeZone('Mars/Olympus');
    expect(wrong.name).toBe('Mars/Olympus');
    expect(() => wrong.dateAt(at('2026-11-24T12:00:00Z'))).toThrow(RangeError);
  });
});
