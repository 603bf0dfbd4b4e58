import { err, ok, type Result } from 'neverthrow';
import type { Tagged } from '../tagged.ts';

/** A time of the wall clock in minutes after midnight, 0 to 1439. */
export type TimeOfDay = Tagged<number, 'TimeOfDay'>;

/** Text that is no time of the wall clock. */
export interface InvalidTimeOfDay {
  readonly kind: 'invalid-time-of-day';
}

/** A time of day from `HH:MM` text on the 24-hour clock. */
export const timeOfDay = (text: string): Result<TimeOfDay, InvalidTimeOfDay> => {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return parts
    ? ok((Number(parts[1]) * 60 + Number(parts[2])) as TimeOfDay)
    : err({ kind: 'invalid-time-of-day' });
};
