import type { Instant } from '@member-portal/domain/calendar';

/** Minutes of a lock that are left, rounded up (specification, section 9: lockout display). */
export const minutesLeft = (until: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((until - now) / 60_000));
