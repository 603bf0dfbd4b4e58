import { createMiddleware } from 'hono/factory';
import type { PlatformClock } from './platform-clock.ts';

/**
 * Gives a request the current platform time, whichever process moved the clock. Answers are dated by it, like every time in
 * them: a caller corrects its own clock by that date.
 */
export const onPlatformTime = (clock: PlatformClock) =>
  createMiddleware(async (c, next) => {
    await clock.sync();
    await next();
    c.header('Date', new Date(clock.now()).toUTCString());
  });
