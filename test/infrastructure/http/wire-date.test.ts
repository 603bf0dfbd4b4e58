import { plainDate } from '@member-portal/domain/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wireInstant, wirePlainDate, wireText } from '../../../src/infrastructure/client/http/wire.ts';
import { datesToText, dateToText, reviveDates } from '../../../src/infrastructure/client/http/wire-date.ts';
import { holds } from '../../support/property-runs.ts';

const DAY_MS = 86_400_000;
const anyDay = fc
  .integer({ min: Date.UTC(1, 0, 1) / DAY_MS + 365 * 1000, max: Date.UTC(9999, 11, 31) / DAY_MS })
  .map((day) => new Date(day * DAY_MS));
const anyTime = fc.date({ noInvalidDate: true, min: new Date('1000-01-01'), max: new Date('9999-12-30') });
const overTheWire = (value: unknown): unknown => reviveDates(JSON.parse(JSON.stringify(datesToText(value))));

describe('dates on the wire', () => {
  // Proves.
  it('sends midnight UTC as a plain date and any other time as ISO text', () => {
    expect(dateToText(new Date('2026-02-03T00:00:00.000Z'))).toBe('2026-02-03');
    expect(dateToText(new Date('2026-02-03T00:00:00.001Z'))).toBe('2026-02-03T00:00:00.001Z');
  });

  // Proves.
  it('brings every date back as it was sent', () => {
    holds(
      fc.property(fc.oneof(anyDay, anyTime), (date) => {
        expect((overTheWire(date) as Date).getTime()).toBe(date.getTime());
      }),
    );
  });

  it('brings back what is no date unchanged, however deep', () => {
    const leaf = fc.oneof(
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.string().filter((s) => !/^\d{4}-/.test(s)),
    );
    holds(
      fc.property(fc.array(fc.dictionary(fc.string(), fc.array(leaf))), (value) => {
        expect(overTheWire(value)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('revives exactly the days and times that there are, of all that are shaped like one', () => {
    const two = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'));
    const year = fc.integer({ min: 1, max: 9999 }).map((number) => String(number).padStart(4, '0'));
    const time = fc.tuple(two, two, two).map(([h, m, s]) => `T${h}:${m}:${s}Z`);
    holds(
      fc.property(year, two, two, fc.option(time, { nil: '' }), (y, m, d, t) => {
        const text = `${y}-${m}-${d}${t}`;
        const days = new Date(Date.UTC(2000 + (Number(y) % 400), Number(m), 0)).getUTCDate();
        const isDay = Number(m) >= 1 && Number(m) <= 12 && Number(d) >= 1 && Number(d) <= days;
        const [hour = 0, minute = 0, second = 0] = (t.match(/\d\d/g) ?? []).map(Number);
        const isReal = isDay && hour < 24 && minute < 60 && second < 60;
        const revived = reviveDates(text);
        expect(revived instanceof Date).toBe(isReal);
        if (revived instanceof Date)
          expect(revived.toISOString()).toBe(`${y}-${m}-${d}${t === '' ? 'T00:00:00' : t.slice(0, -1)}.000Z`);
        else expect(revived).toBe(text);
      }),
    );
  });

  it.each([
    '20260203',
    '2026-02-03T99:00:00Z',
    '2026-W06-2',
    '2026-034',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2025-02-29',
    '2026-2-3',
    '2026-02-03 ',
    '2026-02-03T25:00:00Z',
    '2026-02-03T24:00:00Z',
    '2026-02-03T10:60:00Z',
    '2026-02-03T23:59:60Z',
    '2026-02-03T10:00:00+25:00',
    '2026-02-30T10:00:00Z',
    '2026-02-03T10:00:00',
    '2026-02-03T10:00Z',
    '2026-02-03T10:00:00+0100',
    '12026-02-03',
    'on 2026-02-03',
    '2026-02-03T10:00:00Zulu',
    '',
  ])('leaves text alone that only looks like a date: "%s"', (text) => {
    expect(reviveDates(text)).toBe(text);
  });

  // Proves.
  it.each(['2026-02-03T10:00:00Z', '2026-02-03T10:00:00.123456Z', '2026-02-03T10:00:00-05:00', '2024-02-29'])(
    'revives %s',
    (text) => {
      expect(reviveDates(text)).toEqual(new Date(text));
    },
  );
});

describe('what mappers make of revived dates', () => {
  it('is the same plain date, whatever the zone of the machine', () => {
    holds(
      fc.property(anyDay, (date) => {
        const text = date.toISOString().slice(0, 10);
        expect(wirePlainDate.parse(overTheWire(text))).toBe(plainDate(text)._unsafeUnwrap());
      }),
    );
  });

  it('is never a plain date for a time of day', () => {
    expect(wirePlainDate.safeParse(reviveDates('2026-02-03T00:00:01Z')).success).toBe(false);
    expect(wirePlainDate.safeParse('2026-02-03').success).toBe(false);
  });

  it('is the instant for a time', () => {
    holds(
      fc.property(anyTime, (date) => {
        expect(wireInstant.parse(overTheWire(date))).toBe(date.getTime());
      }),
    );
  });

  it('is the very text again where a field is text', () => {
    for (const text of ['2026-02-03', '2026-02-03T10:00:00-05:00', '2026-02-03T10:00:00.120Z', 'plain'])
      expect(wireText.parse(reviveDates(text))).toBe(text);
  });
});
