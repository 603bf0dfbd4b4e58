import {
  addMilliseconds,
  type Instant,
  instant,
  instantFromText,
  instantToText,
  timeZone,
} from '@member-portal/domain/calendar';
import { double, integer, maxSafeInteger, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInstant, anyTimeZone } from '../../support/arbitraries/instant.ts';
import { holds } from '../../support/property-runs.ts';

describe('an instant', () => {
  it('is made exactly where every zone has a day of the years 1 to 9999', () => {
    holds(
      property(oneof(double(), maxSafeInteger()), (milliseconds) => {
        const text = Number.isInteger(milliseconds) && new Date(milliseconds).getTime() === milliseconds;
        const year = text ? new Date(milliseconds).toISOString() : '';
        const exists = year >= '0001-01-02' && year < '9999-12-31' && !/^[+-]/.test(year);
        expect(instant(milliseconds).isOk()).toBe(exists);
      }),
    );
  });

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    0.5,
    8.64e15,
    -8.64e15,
    Date.UTC(9999, 11, 31),
    Date.UTC(0, 0, 1) - 6e13,
  ])('is not %d', (milliseconds) => {
    expect(instant(milliseconds)._unsafeUnwrapErr()).toEqual({ kind: 'invalid-instant' });
  });

  it.each([Date.UTC(9999, 11, 31) - 1, -62_135_510_400_000, 0])('may be %d', (milliseconds) => {
    expect(instant(milliseconds)._unsafeUnwrap()).toBe(milliseconds);
  });

  it('is written as RFC 3339 in UTC', () => {
    expect(instantToText(instant(Date.UTC(2026, 10, 21, 15, 4, 5, 6))._unsafeUnwrap())).toBe(
      '2026-11-21T15:04:05.006Z',
    );
  });

  it('moves by milliseconds', () => {
    holds(
      property(anyInstant, integer({ min: -1e9, max: 1e9 }), (at, by) => {
        expect(addMilliseconds(at, by)).toBe(at + by);
      }),
    );
  });
});

describe('an instant from text', () => {
  it('is what was written', () => {
    holds(
      property(anyInstant, (at) => {
        expect(instantFromText(instantToText(at))._unsafeUnwrap()).toBe(at);
      }),
    );
  });

  it.each([
    ['2026-11-21T15:04:05Z', '2026-11-21T15:04:05.000Z'],
    ['2026-11-21T15:04:05.123456789Z', '2026-11-21T15:04:05.123Z'],
    ['2026-11-21T10:04:05-05:00', '2026-11-21T15:04:05.000Z'],
    ['2024-02-29T00:00:00+14:00', '2024-02-28T10:00:00.000Z'],
  ])('reads %s with its offset', (text, instantText) => {
    expect(instantToText(instantFromText(text)._unsafeUnwrap())).toBe(instantText);
  });

  it.each([
    '',
    '2026-11-21',
    '2026-11-21T15:04:05',
    '2026-11-21 15:04:05Z',
    '2026-02-30T00:00:00Z',
    '2026-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T15:60:05Z',
    '2026-11-21T15:04:60Z',
    '2026-11-21T15:04:05+24:00',
    '9999-12-31T23:59:59Z',
    ' 2026-11-21T15:04:05Z',
  ])('is not made from “%s”', (text) => {
    expect(instantFromText(text)._unsafeUnwrapErr()).toEqual({ kind: 'invalid-instant' });
  });
});

describe('the day of an instant in a zone', () => {
  // Swedish writes dates as ISO does, by other code of ICU than the parts that the rule reads.
  const dateIn = (at: Instant, zone: string) => timeZone(zone)._unsafeUnwrap().dateAt(at);
  const oracle = (at: number, timeZone: string): string =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
      at,
    );

  it('is the day that the tz database gives', () => {
    holds(
      property(anyInstant, anyTimeZone, (at, zone) => {
        expect(dateIn(at, zone)).toBe(oracle(at, zone));
      }),
    );
  });

  it.each([
    ['2026-03-08T04:59:59.999Z', 'America/New_York', '2026-03-07'],
    ['2026-03-08T05:00:00Z', 'America/New_York', '2026-03-08'],
    ['2026-03-09T03:59:59Z', 'America/New_York', '2026-03-08'],
    ['2026-03-09T04:00:00Z', 'America/New_York', '2026-03-09'],
    ['2026-07-01T02:29:59Z', 'America/St_Johns', '2026-06-30'],
    ['2026-07-01T02:30:00Z', 'America/St_Johns', '2026-07-01'],
    ['2026-01-01T10:00:00Z', 'Pacific/Kiritimati', '2026-01-02'],
    ['2026-01-01T10:59:00Z', 'Pacific/Niue', '2025-12-31'],
    ['0999-06-01T12:00:00Z', 'UTC', '0999-06-01'],
  ])('%s in %s is %s', (text, zone, expected) => {
    expect(dateIn(instant(Date.parse(text))._unsafeUnwrap(), zone)).toBe(expected);
  });
});
