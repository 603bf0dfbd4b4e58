import { Result } from 'neverthrow';
import type { Instant } from './instant.ts';
import { addDays, type PlainDate, plainDateOf, toEpochDay } from './plain-date.ts';
import type { TimeOfDay } from './time-of-day.ts';

/** A time zone of the tz database, as days see it. */
export interface TimeZone {
  readonly name: string;
  /** The calendar day on which an instant falls. */
  readonly dateAt: (at: Instant) => PlainDate;
  /** 00:00:00.000, or the first moment of the day where clocks skip midnight (specification, section 9). */
  readonly startOf: (date: PlainDate) => Instant;
  /** 23:59:59.999, the last millisecond of the day however long it is (specification, section 9). */
  readonly endOf: (date: PlainDate) => Instant;
  /** When the wall clock shows a time: the first of two where clocks go back, as much later where they skip it. */
  readonly instantAt: (date: PlainDate, time: TimeOfDay) => Instant;
}

/** A name that the tz database does not have. */
export interface UnknownTimeZone {
  readonly kind: 'unknown-time-zone';
  readonly name: string;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

const formatOf = (name: string): Result<Intl.DateTimeFormat, UnknownTimeZone> =>
  Result.fromThrowable(
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone: name,
        calendar: 'gregory',
        numberingSystem: 'latn',
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      }),
    (): UnknownTimeZone => ({ kind: 'unknown-time-zone', name }),
  )();

/** A zone by its IANA name. Making one is dear, asking it is cheap: keep it where many days are asked for. */
export const timeZone = (name: string): Result<TimeZone, UnknownTimeZone> =>
  formatOf(name).map((format) => zoneOf(name, format));

const zoneOf = (name: string, format: Intl.DateTimeFormat): TimeZone => {
  const wallClockAt = (at: number): { readonly date: PlainDate; readonly time: number } => {
    const parts = format.formatToParts(at);
    const part = (type: string): number => Number(parts.find((candidate) => candidate.type === type)?.value);
    return {
      date: plainDateOf(part('year'), part('month'), part('day'))._unsafeUnwrap(),
      time: part('hour') * 60 * MINUTE_MS + part('minute') * MINUTE_MS + part('second') * SECOND_MS,
    };
  };
  /** How far the wall clock is ahead of UTC. `at` is a whole second. */
  const offsetAt = (at: number): number => {
    const { date, time } = wallClockAt(at);
    return toEpochDay(date) * DAY_MS + time - at;
  };

  const dateAt = (at: Instant): PlainDate => wallClockAt(at).date;
  // Days only ever go forward, so the first moment of one is found by halving: no offset has to be guessed.
  const startOf = (date: PlainDate): Instant => {
    const midnightUtc = toEpochDay(date) * DAY_MS;
    let [before, within] = [midnightUtc - DAY_MS, midnightUtc + DAY_MS];
    while (within - before > 1) {
      const middle = Math.floor((before + within) / 2);
      if (wallClockAt(middle).date < date) before = middle;
      else within = middle;
    }
    return within as Instant;
  };
  const endOf = (date: PlainDate): Instant => (startOf(addDays(date, 1)) - 1) as Instant;
  const instantAt = (date: PlainDate, time: TimeOfDay): Instant => {
    const asUtc = toEpochDay(date) * DAY_MS + time * MINUTE_MS;
    const [earlier, later] = [asUtc - offsetAt(asUtc - DAY_MS), asUtc - offsetAt(asUtc + DAY_MS)];
    const shows = (at: number): boolean => at + offsetAt(at) === asUtc;
    return (shows(earlier) || !shows(later) ? earlier : later) as Instant;
  };
  return { name, dateAt, startOf, endOf, instantAt };
};
