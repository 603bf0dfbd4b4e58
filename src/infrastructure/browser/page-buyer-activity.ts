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

/** Signs that a person is there, from the page's events. */
export const createPageBuyerActivity = (page: PageEvents): BuyerActivity => ({
  subscribe: (listener) =>
    page.subscribe(SIGNS, () => {
      // A page that is being hidden is being left.
      if (!page.isHidden()) listener();
    }),
});
