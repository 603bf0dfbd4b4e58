import type { Instant } from '@member-portal/domain/calendar';
import { token } from '../services/index.ts';

/** Calls back at a point in time, not after a span: a device that slept must notice that it has passed. */
export interface Timer {
  /**
   * Calls back once, not before `at`, and as soon after it as the device is awake: an overdue one is
   * checked when the page is shown, becomes visible or the device wakes. Where the clock was set back it calls back earlier, and
   * the caller sets the next one by the new time. The returned function cancels it.
   */
  at(at: Instant, callback: () => void): () => void;
}
export const Timer = token<Timer>('Timer');
