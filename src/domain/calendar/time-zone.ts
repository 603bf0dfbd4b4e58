import { err, Result } from 'neverthrow';
import { FIRST_INSTANT, type Instant, LAST_INSTANT } from './instant.ts';
import { offsetSpans } from './offset-spans.ts';
import { fromEpochDay, type PlainDate, toEpochDay } from './plain-date.ts';
import { wallClockOf } from './wall-clock.ts';

/** A time zone of the tz database, reduced to calendar days. */
export interface TimeZone {
  readonly name: string;
  /** The calendar day on which an instant falls. */
  readonly dateAt: (at: Instant) => PlainDate;
  /** 00:00:00.000, or the first moment of the day where clocks skip midnight (specification, section 9). */
  readonly startOf: (date: PlainDate) => Instant;
  /**
   * 23:59:59.999, the last millisecond of the day however long it is (specification, section 9). If clocks go back over
   * midnight, this is the second occurrence, after the next day has begun for the first time.
   */
  readonly endOf: (date: PlainDate) => Instant;
}

/** A name that the tz database does not have. */
export interface UnknownTimeZone {
  readonly kind: 'unknown-time-zone';
  readonly name: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A time rounded down to a whole second, clamped to the range of dates. */
const secondOf = (at: number): number =>
  Math.floor(Math.min(Math.max(at, FIRST_INSTANT), LAST_INSTANT) / 1000) * 1000;

/**
 * A zone by its IANA name. Expensive to construct, and it caches results: reuse the instance.
 * @example
 * import { timeZone } from '@member-portal/domain/calendar';
 * import type { PlainDate } from '@member-portal/domain/calendar';
 * declare const day: PlainDate;
 * const midnight = timeZone('America/New_York').map((zone) => zone.startOf(day));
 */
export const timeZone = (name: string): Result<TimeZone, UnknownTimeZone> =>
  // `Intl` treats a missing name as the device's zone.
  typeof name === 'string'
    ? Result.fromThrowable(
        () => {
          const zone = checkedTimeZone(name);
          zone.dateAt(0 as Instant);
          return zone;
        },
        (): UnknownTimeZone => ({ kind: 'unknown-time-zone', name }),
      )()
    : err({ kind: 'unknown-time-zone', name: String(name) });

/** Maximum number of cached results. */
const REMEMBERED = 500;

/** Caches results: screens convert the same few days, and `Intl` is slow. */
const remembering = <Asked, Answer>(answer: (asked: Asked) => Answer): ((asked: Asked) => Answer) => {
  const known = new Map<Asked, Answer>();
  return (asked) => {
    const found = known.get(asked) ?? answer(asked);
    if (known.size === REMEMBERED) known.clear();
    known.set(asked, found);
    return found;
  };
};

/**
 * A zone by a name already validated, for example with `timeZone`. The formatter is constructed on first use, so a page
 * without dates never needs one. An unknown name throws a RangeError on first use.
 */
export const checkedTimeZone = (name: string): TimeZone => {
  let known: ((at: number) => number) | undefined;
  const wallClock = (at: number): number => {
    known ??= wallClockOf(name);
    return known(at);
  };
  /** UTC offset in milliseconds. */
  const offsetAt = (at: number): number => wallClock(secondOf(at)) - secondOf(at);
  const utcMidnightOf = (date: PlainDate): number => toEpochDay(date) * DAY_MS;
  /** Extends the range by a day on each side, because no UTC offset has ever reached a day. */
  const spansAround = (from: number, to: number) => offsetSpans(offsetAt, from - DAY_MS, to + DAY_MS);

  const dateOf = remembering((second: number) => fromEpochDay(Math.floor(wallClock(second) / DAY_MS)));
  const startOf = remembering((date: PlainDate): Instant => {
    const midnight = utcMidnightOf(date);
    const begins = spansAround(midnight, midnight).map(({ from, to, offset }) =>
      midnight - offset < to ? Math.max(from, midnight - offset) : Number.POSITIVE_INFINITY,
    );
    return Math.min(...begins) as Instant;
  });
  const endOf = remembering((date: PlainDate): Instant => {
    const midnight = utcMidnightOf(date) + DAY_MS;
    const ends = spansAround(midnight, midnight).map(({ from, to, offset }) =>
      midnight - offset > from ? Math.min(to, midnight - offset) : Number.NEGATIVE_INFINITY,
    );
    return (Math.max(...ends) - 1) as Instant;
  });
  return { name, dateAt: (at) => dateOf(secondOf(at)), startOf, endOf };
};
