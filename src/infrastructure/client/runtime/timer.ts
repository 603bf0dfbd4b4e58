import type { Clock, Timer } from '@member-portal/application/ports';

/** Timers stop while a device sleeps, so none runs longer than this. */
const LOOKS_EVERY_MS = 15_000;

/** Subscribes to signs that the device woke up; the returned function unsubscribes. */
export type OnWake = (listener: () => void) => () => void;

/**
 * Calls back at a point in time. Checks the time whenever the device wakes up, if that can be observed, and every 15
 * seconds. Calls back early if the clock was set back.
 * @example
 * import { createTimer, systemClock } from '@member-portal/client/runtime';
 * import { addMilliseconds } from '@member-portal/domain/calendar';
 * const callOff = createTimer(systemClock).at(addMilliseconds(systemClock.now(), 60_000), () => console.log('a minute'));
 */
export const createTimer = (clock: Clock, onWake: OnWake = () => () => undefined): Timer => ({
  at: (at, callback) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let done = false;
    let seen = clock.now();
    const stop = (): void => {
      done = true;
      clearTimeout(timer);
      stopWatching();
    };
    const look = (): void => {
      if (done) return;
      clearTimeout(timer);
      const now = clock.now();
      const left = now < seen ? 0 : at - now;
      seen = now;
      if (left > 0) timer = setTimeout(look, Math.min(left, LOOKS_EVERY_MS));
      else {
        stop();
        callback();
      }
    };
    const stopWatching = onWake(look);
    // Never call back synchronously: callers rely on getting the cancel function first.
    timer = setTimeout(look, Math.max(0, Math.min(at - seen, LOOKS_EVERY_MS)));
    return stop;
  },
});
