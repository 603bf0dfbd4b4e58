import type { Clock, Timer } from '@member-portal/application/ports';
import type { PageEvents } from './page-events.ts';

/** A timer stands still while a device sleeps, so no single one runs longer than this. */
const LOOKS_EVERY_MS = 15_000;

/** Calls back at a time of day, looked at again at every sign that the device or the page woke up. */
export const createWakefulTimer = (clock: Clock, page: PageEvents): Timer => ({
  at: (at, callback) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let done = false;
    const stop = (): void => {
      done = true;
      clearTimeout(timer);
      stopWatching();
    };
    const look = (): void => {
      if (done) return;
      clearTimeout(timer);
      const left = at - clock.now();
      if (left > 0) timer = setTimeout(look, Math.min(left, LOOKS_EVERY_MS));
      else {
        stop();
        callback();
      }
    };
    const stopWatching = page.subscribe(['visibilitychange', 'pageshow', 'focus', 'resume'], look);
    // Never within the call that sets it: callers rely on having the way to call it off first.
    timer = setTimeout(look, Math.max(0, Math.min(at - clock.now(), LOOKS_EVERY_MS)));
    return stop;
  },
});
