import type { Instant } from '../calendar/index.ts';

/** A one-time code is valid for ten minutes at most. */
export const CODE_LIFETIME_MS = 10 * 60 * 1000;

/** Whether a code sent at `sentAt` may still be valid. */
export const mayCodeBeGood = (sentAt: Instant, now: Instant): boolean => now - sentAt < CODE_LIFETIME_MS;
