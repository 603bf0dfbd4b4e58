import type { Instant } from '@member-portal/domain/calendar';
import { token } from '../services/index.ts';

/** Calls back at a point in time instead of after a duration, because timers stop while a device sleeps. */
export interface Timer {
  /**
   * Calls back once, not before `at`, and as soon as the device is awake: an overdue callback is checked when the page is
   * shown, becomes visible or the device wakes up. If the clock was set back, it calls back early, and the caller sets the
   * next timer by the new time. The returned function cancels it.
   */
  at(at: Instant, callback: () => void): () => void;
}
export const Timer = token<Timer>('Timer');
