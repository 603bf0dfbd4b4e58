import { type CalendarDay, toCalendar } from '@member-portal/application/files';
import { instant, plainDate } from '@member-portal/domain/calendar';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';

const at = instant(Date.parse('2026-11-21T08:15:30.250Z'))._unsafeUnwrap();
const day = (over: Partial<CalendarDay> = {}): CalendarDay => ({
  id: 'due-1@lender.example',
  on: plainDate('2026-12-31')._unsafeUnwrap(),
  title: 'Payment due',
  description: 'Loan 1042',
  ...over,
});
const file = (...days: readonly CalendarDay[]): string =>
  toCalendar({ name: 'Loan', locale: 'fr-ca', at, days });
/** Read by a parser that is not ours. */
const read = (text: string) => new ICAL.Component(ICAL.parse(text));
const eventsOf = (text: string) => read(text).getAllSubcomponents('vevent');

describe('a calendar file', () => {
  it('names its version and its maker', () => {
    const calendar = read(file(day()));
    expect(calendar.name).toBe('vcalendar');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toMatch(/^-\/\//);
    expect(calendar.getFirstPropertyValue('calscale')).toBe('GREGORIAN');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Loan');
  });

  it('holds a whole day, which ends on the next, across the end of a year', () => {
    const [event] = eventsOf(file(day()));
    if (!event) throw new Error('no event');
    const { startDate, endDate } = new ICAL.Event(event);
    expect([startDate.isDate, startDate.toString()]).toEqual([true, '2026-12-31']);
    expect([endDate.isDate, endDate.toString()]).toEqual([true, '2027-01-01']);
    expect(event.getFirstPropertyValue('dtend')?.toString()).toBe('2027-01-01');
  });

  it('blocks no time', () => {
    expect(eventsOf(file(day()))[0]?.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });

  it('is stamped in UTC, to the second', () => {
    expect(file(day())).toContain('\r\nDTSTAMP:20261121T081530Z\r\n');
  });

  it('says in which language its words are', () => {
    const [event] = eventsOf(file(day({ title: 'Versement dû' })));
    expect(event?.getFirstProperty('summary')?.getParameter('language')).toBe('fr-CA');
  });

  it('names where to read more only where there is such a place', () => {
    const [plain, linked] = eventsOf(file(day(), day({ url: 'https://lender.example/loans/1' })));
    expect(plain?.hasProperty('url')).toBe(false);
    expect(linked?.getFirstPropertyValue('url')).toBe('https://lender.example/loans/1');
  });

  it('escapes commas, semicolons, backslashes and line ends', () => {
    expect(file(day({ title: 'a, b; c\\d\ne\r\nf' }))).toContain(
      'SUMMARY;LANGUAGE=fr-CA:a\\, b\\; c\\\\d\\ne\\nf',
    );
  });

  it('drops control characters but for the tab', () => {
    expect(file(day({ title: 'a\u0007b\tc\u0085' }))).toContain('SUMMARY;LANGUAGE=fr-CA:ab\tc\r\n');
  });

  it('escapes merchant names, so that they inject no property', () => {
    const title = 'Shop\r\nEND:VEVENT\r\nBEGIN:VALARM';
    const events = eventsOf(file(day({ title })));
    expect(events).toHaveLength(1);
    expect(events[0]?.getAllSubcomponents()).toEqual([]);
  });

  it('ends each line with CRLF and keeps it within 75 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400, size: 'max' }), (title) => {
        const lines = file(day({ title })).split('\r\n');
        expect(lines.pop()).toBe('');
        for (const line of lines) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
      }),
    );
  });

  it.each(['a', '~', '\u00a0', 'é', '\u07ff', '\u0800', '円', '\uffff', '\u{10000}', '😀'])(
    'folds a line of %j as late as it can',
    (character) => {
      const octets = (text: string) => new TextEncoder().encode(text).length;
      for (const before of ['', 'x', 'xx', 'xxx']) {
        const lines = file(day({ title: before + character.repeat(120) })).split('\r\n');
        lines.forEach((line, index) => {
          expect(octets(line)).toBeLessThanOrEqual(75);
          const [, next = ''] = /^ (.)/u.exec(lines[index + 1] ?? '') ?? [];
          if (next) expect(octets(line + next)).toBeGreaterThan(75);
        });
      }
    },
  );

  it('round-trips any text', () => {
    const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(fc.array(fc.tuple(words, words), { minLength: 1, maxLength: 5 }), (texts) => {
        const days = texts.map(([title, description], index) => day({ id: `e${index}`, title, description }));
        const events = eventsOf(file(...days));
        expect(
          events.map((event) =>
            ['uid', 'summary', 'description'].map((name) => event.getFirstPropertyValue(name)),
          ),
        ).toEqual(days.map(({ id, title, description }) => [id, title, description]));
      }),
    );
  });
});
