import { createMiddleware } from 'hono/factory';
import type { PlatformClock } from './platform-clock.ts';

/** Lets a request see the clock where it stands now, whichever process moved it. */
export const onPlatformTime = (clock: PlatformClock) =>
  createMiddleware(async (_c, next) => {
    await clock.sync();
    return next();
  });
