import { instant, plainDate } from '@member-portal/domain/calendar';
import { createFormat, formatMoney, LOCALES } from '@member-portal/domain/locale';
import { money } from '@member-portal/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMoney } from '../../support/arbitraries/money.ts';
import { holds } from '../../support/property-runs.ts';

const zone = 'America/Toronto';
const usd = money(123_456, 'USD')._unsafeUnwrap();
const cad = money(123_456, 'CAD')._unsafeUnwrap();
const day = plainDate('2026-11-01')._unsafeUnwrap();

describe('amounts', () => {
  it('are written as each locale writes them', () => {
    expect(createFormat('en-us', zone).money(usd)).toBe('$1,234.56');
    expect(createFormat('en-ca', zone).money(cad)).toBe('$1,234.56');
    expect(createFormat('fr-ca', zone).money(cad)).toBe('1\u00a0234,56\u00a0$');
  });

  // The platform's formatter names the country of a currency that is not the region's own; the specification does not.
  it.each(LOCALES)(
    'follow the table of the specification in either currency in %s, not the platform',
    (locale) => {
      const format = createFormat(locale, zone);
      holds(
        fc.property(anyMoney, (amount) => {
          expect(format.money(amount)).toBe(formatMoney(amount, locale));
          expect(format.wholeMoney(amount)).toBe(formatMoney(amount, locale, 'rounded'));
        }),
      );
    },
  );

  it('never break over a line, and keep every cent', () => {
    holds(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
        const text = createFormat('fr-ca', zone).money({ cents, currency: 'CAD' });
        expect(text).not.toMatch(/[ \t\n]/);
        expect(Math.abs(Number(text.replace(/[^\d]/g, '')))).toBe(Math.abs(cents));
      }),
    );
  });
});

describe('dates', () => {
  it('do not ask a device for its zone, which a time of day does, once', () => {
    let asked = 0;
    const { dateLong, dayInWords, timeOfDay, weekdayAndDay } = createFormat('en-us', () => {
      asked += 1;
      return 'Asia/Tokyo';
    });
    expect([dateLong(day), dayInWords(day, day)]).toEqual([
      'November\u00a01, 2026',
      'Sunday, November\u00a01',
    ]);
    expect(asked).toBe(0);
    const at = instant(Date.UTC(2026, 10, 1, 22, 30))._unsafeUnwrap();
    expect([timeOfDay(at), weekdayAndDay(at)]).toEqual(['7:30\u00a0AM', 'Monday, November\u00a02']);
    expect(asked).toBe(1);
  });

  it('are the same day in every time zone', () => {
    expect(createFormat('en-us', zone).dateLong(day)).toBe('November\u00a01, 2026');
    expect(createFormat('fr-ca', zone).dateLong(day)).toBe('1er\u00a0novembre 2026');
    expect(createFormat('en-us', 'Pacific/Kiritimati').dateLong(day)).toBe('November\u00a01, 2026');
    expect(createFormat('en-us', 'Pacific/Pago_Pago').dateShort(day)).toBe('Nov\u00a01, 2026');
  });

  it.each(['en-us', 'en-ca', 'fr-ca'] as const)('never end a line between day and month in %s', (locale) => {
    const { dateLong, dateShort, dateTime } = createFormat(locale, 'UTC');
    const noon = instant(Date.UTC(2026, 11, 3, 12))._unsafeUnwrap();
    const third = plainDate('2026-12-03')._unsafeUnwrap();
    for (const text of [dateLong(third), dateShort(third), dateTime(noon)])
      expect(text).toMatch(/^(?:\p{L}+\.?\u00a03,|3\u00a0\p{L}+\.?) 2026/u);
  });

  it('begin a French month with an ordinal, and only its first day', () => {
    const { dateLong, dateShort, dateTime } = createFormat('fr-ca', zone);
    expect(dateShort(day)).toBe('1er\u00a0nov. 2026');
    expect(dateTime(instant(Date.UTC(2026, 11, 1, 17))._unsafeUnwrap())).toContain('1er\u00a0décembre 2026');
    for (const other of ['2026-11-11', '2026-11-21', '2026-11-02'])
      expect(dateLong(plainDate(other)._unsafeUnwrap())).toMatch(/^\d+\u00a0novembre 2026$/);
  });

  it('write a French morning without a zero before the hour, and keep that of the minutes', () => {
    const { dateTime, timeOfDay } = createFormat('fr-ca', 'UTC');
    const at = (hour: number) => instant(Date.UTC(2026, 10, 21, hour, 5))._unsafeUnwrap();
    expect(dateTime(at(6)).replaceAll(/\s/g, ' ')).toBe('21 novembre 2026 à 6 h 05');
    expect(dateTime(at(10)).replaceAll(/\s/g, ' ')).toBe('21 novembre 2026 à 10 h 05');
    expect(timeOfDay(at(6))).toMatch(/^\d{1,2}\sh\s05$/);
  });

  it('never end a line within a time of day', () => {
    const evening = instant(Date.UTC(2026, 10, 21, 18, 34))._unsafeUnwrap();
    expect(createFormat('fr-ca', 'UTC').dateTime(evening)).toContain('18\u00a0h\u00a034');
    expect(createFormat('fr-ca', 'UTC').timeOfDay(evening)).toMatch(/^\d{1,2}\u00a0h\u00a034$/);
    expect(createFormat('en-ca', 'UTC').timeOfDay(evening)).not.toContain(' ');
    expect(createFormat('en-us', 'UTC').dateTime(evening)).toMatch(/ at 6:34[\u00a0\u202f]PM$/);
  });

  it('are a month and its year where the day does not matter', () => {
    expect(createFormat('en-us', 'Pacific/Pago_Pago').month(day)).toBe('Nov 2026');
    expect(createFormat('fr-ca', zone).month(day)).toBe('nov. 2026');
  });

  it.each([
    ['en-us', 'America/Los_Angeles', 'December 1, 2026 at 8:59 PM'],
    ['en-us', 'America/Toronto', 'December 1, 2026 at 11:59 PM'],
    ['fr-ca', 'America/Vancouver', '1er décembre 2026 à 20 h 59'],
    ['fr-ca', 'America/St_Johns', '2 décembre 2026 à 1 h 29'],
  ] as const)('show points in time by the clock of the buyer, in %s in %s', (locale, ownZone, text) => {
    const cutOff = instant(Date.UTC(2026, 11, 2, 4, 59))._unsafeUnwrap();
    const { dateTime } = createFormat(locale, ownZone);
    expect(dateTime(cutOff).replaceAll(/\s/g, ' ')).toBe(text);
  });
});

describe('a day in words', () => {
  const today = plainDate('2026-11-23')._unsafeUnwrap();
  it.each([
    ['en-us', '2026-11-28', 'Saturday, November\u00a028'],
    ['en-us', '2027-01-02', 'Saturday, January\u00a02, 2027'],
    ['en-us', '2026-11-23', 'Monday, November\u00a023'],
    ['en-us', '2026-11-02', 'November\u00a02'],
    // The weekday may leave them: with large text all three are wider than a phone.
    ['fr-ca', '2026-11-28', 'samedi 28\u00a0novembre'],
    ['fr-ca', '2026-12-01', 'mardi 1er\u00a0décembre'],
    ['fr-ca', '2027-01-01', 'vendredi 1er\u00a0janvier 2027'],
  ] as const)('has its number on one line with its month alone: %s %s', (locale, day, told) => {
    expect(createFormat(locale, zone).dayInWords(plainDate(day)._unsafeUnwrap(), today)).toBe(told);
  });
});

describe('the day of a point in time on the buyer’s own clock', () => {
  const OWN = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  /** In local time of this machine, in any zone. */
  const local = (day: number, hour: number) =>
    instant(new Date(2026, 11, day, hour, 5).getTime())._unsafeUnwrap();

  it('is today, tomorrow, or another one, by midnights and not by hours', () => {
    const { dayFrom } = createFormat('en-us', OWN);
    expect(dayFrom(local(1, 23), local(1, 0))).toBe('today');
    expect(dayFrom(local(2, 0), local(1, 23))).toBe('tomorrow');
    expect(dayFrom(local(2, 23), local(1, 0))).toBe('tomorrow');
    expect(dayFrom(local(3, 0), local(1, 23))).toBe('other');
    expect(dayFrom(local(1, 9), local(2, 9))).toBe('other');
  });

  it('follows another clock than that of this device where one is given', () => {
    const { dayFrom, timeOfDay } = createFormat('en-us', 'Pacific/Kiritimati');
    const at = (text: string) => instant(Date.parse(text))._unsafeUnwrap();
    expect(dayFrom(at('2026-12-01T10:30:00Z'), at('2026-12-01T09:30:00Z'))).toBe('tomorrow');
    expect(timeOfDay(at('2026-12-01T10:30:00Z'))).toMatch(/^12:30\sAM$/);
  });

  it.each([undefined, 'Etc/Unknown'])('is that of UTC where a device reports the zone %s', (unknown) => {
    const at = instant(Date.parse('2026-12-01T23:30:00Z'))._unsafeUnwrap();
    const { dayFrom, timeOfDay } = createFormat('en-us', unknown);
    expect(dayFrom(at, at)).toBe('today');
    expect(timeOfDay(at)).toMatch(/^11:30\sPM$/);
  });

  it('is written with its weekday', () => {
    expect(createFormat('en-us', OWN).weekdayAndDay(local(1, 9))).toBe('Tuesday, December\u00a01');
    expect(createFormat('en-ca', OWN).weekdayAndDay(local(11, 9))).toBe('Friday, December\u00a011');
    expect(createFormat('fr-ca', OWN).weekdayAndDay(local(1, 9))).toBe('mardi 1er\u00a0décembre');
    expect(createFormat('fr-ca', OWN).weekdayAndDay(local(11, 9))).toBe('vendredi 11\u00a0décembre');
  });
});

describe('rates', () => {
  it('take the percent figure as it is', () => {
    expect(createFormat('en-us', zone).percent('19.99')).toBe('19.99%');
    expect(createFormat('fr-ca', zone).percent(0)).toBe('0\u00a0%');
  });

  it('of more than three places are rounded as decimals, a half up', () => {
    const { percent } = createFormat('en-us', zone);
    expect(percent('0.0255')).toBe('0.026%');
    holds(
      fc.property(fc.integer({ min: 0, max: 9_999_994 }), (tenThousandths) => {
        const thousandths = String((BigInt(tenThousandths) + 5n) / 10n).padStart(4, '0');
        const expected = `${thousandths.slice(0, -3)}.${thousandths.slice(-3)}`.replace(/\.?0+$/, '');
        expect(percent((tenThousandths / 10_000).toFixed(4))).toBe(`${expected}%`);
      }),
    );
  });
});
