import type { Instant } from './instant.ts';
import type { PlainDate } from './plain-date.ts';
import { timeZone } from './time-zone.ts';

/** The calendar day on which an instant falls in an IANA zone. An unknown zone is a bug of the caller. */
export const plainDateIn = (at: Instant, zone: string): PlainDate =>
  timeZone(zone)._unsafeUnwrap().dateAt(at);
