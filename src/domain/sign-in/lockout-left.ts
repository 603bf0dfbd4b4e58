import type { Instant } from '../calendar/index.ts';

/** From this many minutes, a lockout is shown in hours and minutes. */
const TOLD_IN_HOURS_FROM = 90;

/** Seconds of lockout as whole minutes to show, rounded up (specification, section 9); 0 unless finite. */
export const lockoutMinutes = (seconds: number): number =>
  Number.isFinite(seconds) ? Math.ceil(Math.max(0, seconds) / 60) : 0;

/** The rest of a lockout as a page shows it: whole minutes, or whole hours and minutes. */
export type LockoutLeft =
  | { readonly kind: 'over' }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'hours'; readonly hours: number; readonly minutes: number };

/** The end of a lockout as a page shows it: the whole minute by which it is over, so that nobody comes back too early. */
export const lockoutEnd = (until: Instant): Instant => (Math.ceil(until / 60_000) * 60_000) as Instant;

/** The rest of a lockout, rounded up to the minute (specification, section 9: lockout display). */
export const lockoutLeft = (until: Instant, now: Instant): LockoutLeft => {
  const minutes = lockoutMinutes((until - now) / 1000);
  if (minutes === 0) return { kind: 'over' };
  return minutes < TOLD_IN_HOURS_FROM
    ? { kind: 'minutes', minutes }
    : { kind: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};
