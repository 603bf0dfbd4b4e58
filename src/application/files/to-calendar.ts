import { addDays, type Instant, instantToText, type PlainDate } from '@member-portal/domain/calendar';
import { type Locale, languageTagOf } from '@member-portal/domain/locale';

/** A whole day in a calendar. */
export interface CalendarDay {
  /** The same for the same event, so that a later file updates it instead of adding another. */
  readonly id: string;
  readonly on: PlainDate;
  readonly title: string;
  readonly description: string;
  /** Link to more information. */
  readonly url?: string;
}

/** A calendar file's contents. */
export interface CalendarFile {
  readonly name: string;
  readonly locale: Locale;
  /** When the file is created. */
  readonly at: Instant;
  readonly days: readonly CalendarDay[];
}

/** Maximum octets in a line, excluding its end (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');

/** The length of a character in UTF-8 octets. */
const octetsOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
};

/** Folds a line at 75 octets, never inside a character. */
const folded = (line: string): string => {
  let [text, length] = ['', 0];
  for (const character of line) {
    const size = octetsOf(character);
    if (length + size > LINE_OCTETS) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += size;
  }
  return text;
};

const day = (date: PlainDate): string => date.replaceAll('-', '');
const stamp = (at: Instant): string => instantToText(at).replace(/[-:]|\.\d+/g, '');

/** Whole days as an iCalendar file (RFC 5545): folded lines, escaped text, the buyer's language. */
export const toCalendar = ({ name, locale, at, days }: CalendarFile): string => {
  const language = `LANGUAGE=${languageTagOf(locale)}`;
  const event = ({ id, on, title, description, url }: CalendarDay): readonly string[] => [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp(at)}`,
    `DTSTART;VALUE=DATE:${day(on)}`,
    `DTEND;VALUE=DATE:${day(addDays(on, 1))}`,
    `SUMMARY;${language}:${escaped(title)}`,
    `DESCRIPTION;${language}:${escaped(description)}`,
    ...(url === undefined ? [] : [`URL:${url}`]),
    // A due day must not block time in the calendar.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//member-portal//member-portal//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap(event),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
};
