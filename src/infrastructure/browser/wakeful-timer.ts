import type { Clock, Timer } from '@member-portal/application/ports';
import { createTimer } from '@member-portal/client/runtime';
import type { PageEvents } from './page-events.ts';

/** Calls back at a point in time, checked at every sign that the device or the page woke up. */
export const createWakefulTimer = (clock: Clock, page: PageEvents): Timer =>
  createTimer(clock, (look) => page.subscribe(['visibilitychange', 'pageshow', 'focus', 'resume'], look));
