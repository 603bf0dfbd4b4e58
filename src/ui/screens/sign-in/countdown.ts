import type { Instant } from '@member-portal/domain/calendar';

/** How long after a code another one may be asked for. */
export const RESEND_AFTER_SECONDS = 30;

/** Whole seconds from now until another code may be asked for; never more than the wait itself, whatever the clock did. */
export const secondsUntilResend = (sentAt: Instant, now: Instant): number =>
  Math.min(RESEND_AFTER_SECONDS, Math.max(0, Math.ceil(RESEND_AFTER_SECONDS - (now - sentAt) / 1000)));

/** Minutes of a lock that are left, rounded up (specification, section 9: lockout display). */
export const minutesLeft = (until: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((until - now) / 60_000));
