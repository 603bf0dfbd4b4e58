import { err, ok, type Result } from 'neverthrow';
import type { Tagged } from '../tagged.ts';

/** A point in time in epoch milliseconds. The domain never asks what time it is: every rule is told. */
export type Instant = Tagged<number, 'Instant'>;

/** A number that is no point in time. */
export interface InvalidInstant {
  readonly kind: 'invalid-instant';
}

/** The widest range that ECMAScript dates can hold. */
const LIMIT = 8.64e15;

/** An instant from epoch milliseconds; refuses fractions, NaN and times that no date can hold. */
export const instant = (epochMilliseconds: number): Result<Instant, InvalidInstant> =>
  Number.isInteger(epochMilliseconds) && Math.abs(epochMilliseconds) <= LIMIT
    ? ok(epochMilliseconds as Instant)
    : err({ kind: 'invalid-instant' });

/** RFC 3339 text with `Z`. */
export const instantToText = (at: Instant): string => new Date(at).toISOString();

/** The instant that lies a number of milliseconds after another, or before it where the number is negative. */
export const addMilliseconds = (at: Instant, milliseconds: number): Instant => (at + milliseconds) as Instant;
