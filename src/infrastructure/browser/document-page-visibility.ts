import type { PageVisibility } from '@member-portal/application/ports';
import type { PageEvents } from './page-events.ts';

/** Whether the page is visible. A page that comes back from the back/forward cache counts as a change. */
export const createDocumentPageVisibility = (page: PageEvents): PageVisibility => ({
  isHidden: () => page.isHidden(),
  subscribe: (listener) => page.subscribe(['visibilitychange', 'pageshow'], () => listener(page.isHidden())),
});
