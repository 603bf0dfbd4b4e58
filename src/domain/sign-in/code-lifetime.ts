import type { Instant } from '../calendar/index.ts';

/** A one-time code lives ten minutes at most. */
export const CODE_LIFETIME_MS = 10 * 60 * 1000;

/** Whether a code that was sent then may still be valid, so that it makes sense to go on asking for it. */
export const mayCodeBeGood = (sentAt: Instant, now: Instant): boolean => now - sentAt < CODE_LIFETIME_MS;
