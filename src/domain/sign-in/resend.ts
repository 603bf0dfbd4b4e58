import { addMilliseconds, type Instant } from '../calendar/index.ts';

/** How long after a code was sent another one may be requested, so that the first has time to arrive. */
export const RESEND_AFTER_MS = 30_000;

/** Whole seconds until another code may be requested, for a countdown; 0 once it may. */
export const secondsUntilResend = (sentAt: Instant, now: Instant): number => {
  // A clock that was set back must not extend the wait.
  const left = Math.min(addMilliseconds(sentAt, RESEND_AFTER_MS) - now, RESEND_AFTER_MS);
  return Math.max(0, Math.ceil(left / 1000));
};
