import type { Instant } from '@member-portal/domain/calendar';
import { constantFrom, integer } from 'fast-check';

/** Instants from 2000 to 2040. */
export const anyInstant = integer({
  min: Date.UTC(2000, 0, 1),
  max: Date.UTC(2040, 0, 1),
}).map((at) => at as Instant);

/** Every zone of the tz database that this Node knows. */
export const ALL_TIME_ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');
export const anyTimeZone = constantFrom(...ALL_TIME_ZONES);
