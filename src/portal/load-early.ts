import type { PortalRouter } from '@member-portal/ui';

/**
 * Loads the route before the portal is drawn. The drawn portal follows the browser's history; until it does, the route that Back
 * or Forward leads to is loaded here, because a router that has begun to load does not look at the address again.
 */
export const loadEarly = (router: PortalRouter): void => {
  const { history, load } = router;
  const stop = history.subscribe((change) => {
    if (history.subscribers.size > 1) stop();
    else void load(change);
  });
  void load();
};
