import type { Tagged } from '../tagged.ts';

/** A time of the wall clock in minutes after midnight, 0 to 1439. */
export type TimeOfDay = Tagged<number, 'TimeOfDay'>;
