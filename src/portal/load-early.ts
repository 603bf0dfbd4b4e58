import type { PortalRouter } from '@member-portal/ui';

/** What was fetched with the first script is loaded by then. Where it was not, header and footer do not wait for it. */
const DRAWN_WITHIN_MS = 100;

/**
 * Loads the route before the portal is drawn. The drawn portal follows the browser's history; until it does, the route that Back
 * or Forward leads to is loaded here, because a router that has begun to load does not look at the address again. Settles when the
 * route has loaded, or soon: a portal drawn before that is drawn twice, the second time in one long task.
 */
export const loadEarly = async ({ history, load }: Pick<PortalRouter, 'history' | 'load'>): Promise<void> => {
  const stop = history.subscribe((change) => {
    if (history.subscribers.size > 1) stop();
    else void load(change);
  });
  await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, DRAWN_WITHIN_MS))]);
};
