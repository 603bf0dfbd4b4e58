import { err, ok, type Result } from 'neverthrow';
import type { Tagged } from '../tagged.ts';

/** A point in time in epoch milliseconds. The domain never reads a clock: the time is always an argument. */
export type Instant = Tagged<number, 'Instant'>;

/** A number that is not a valid instant. */
export interface InvalidInstant {
  readonly kind: 'invalid-instant';
}

/** Bounds within which the date is in the years 1 to 9999 in every time zone. */
export const FIRST_INSTANT = Date.parse('0001-01-02T00:00:00Z');
export const LAST_INSTANT = Date.parse('9999-12-30T23:59:59.999Z');

/**
 * An instant from epoch milliseconds; refuses fractions, NaN and times outside the years 1 to 9999 in any time zone.
 * @example
 * import { instant } from '@member-portal/domain/calendar';
 * const now = instant(Date.now());
 */
export const instant = (epochMilliseconds: number): Result<Instant, InvalidInstant> =>
  Number.isInteger(epochMilliseconds) &&
  epochMilliseconds >= FIRST_INSTANT &&
  epochMilliseconds <= LAST_INSTANT
    ? ok(epochMilliseconds as Instant)
    : err({ kind: 'invalid-instant' });

const RFC_3339 =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * An instant from RFC 3339 text; refuses days that do not exist, such as 30 February.
 * @example
 * import { instantFromText } from '@member-portal/domain/calendar';
 * const at = instantFromText('2026-11-21T10:00:00-05:00'); // Ok: 15:00 UTC
 */
export const instantFromText = (text: string): Result<Instant, InvalidInstant> => {
  const [, day] = RFC_3339.exec(text) ?? [];
  const midnight = new Date(`${day}T00:00:00Z`);
  // Some engines roll a non-existent day over into the next month.
  const isDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().slice(0, 10) === day;
  return isDay ? instant(Date.parse(text)) : err({ kind: 'invalid-instant' });
};

/** RFC 3339 text with `Z`. */
export const instantToText = (at: Instant): string => new Date(at).toISOString();

/** Adds milliseconds to an instant; a negative number subtracts them. */
export const addMilliseconds = (at: Instant, milliseconds: number): Instant => (at + milliseconds) as Instant;
