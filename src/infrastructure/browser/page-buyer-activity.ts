import type { BuyerActivity } from '@member-portal/application/ports';
import type { PageEvents } from './page-events.ts';

/** Mouse, keyboard, touch, scroll, focus and visibility (specification, section 4: session). */
const SIGNS = [
  'mousemove',
  'mousedown',
  'wheel',
  'keydown',
  'touchstart',
  'touchmove',
  'scroll',
  'focus',
  'visibilitychange',
] as const;

/** Buyer activity, from the page's events and from what its frames report. */
export const createPageBuyerActivity = (page: PageEvents): BuyerActivity => {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      const hear = (): void => {
        // Hiding the page means leaving it, which is not activity.
        if (!page.isHidden()) listener();
      };
      listeners.add(hear);
      const stop = page.subscribe(SIGNS, hear);
      return () => {
        listeners.delete(hear);
        stop();
      };
    },
    report: () => {
      for (const hear of [...listeners]) hear();
    },
  };
};
