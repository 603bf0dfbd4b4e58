import { SessionStore } from '@member-portal/application/ports';
import type { PortalRouter } from './create-portal-router.ts';

/**
 * Loads the router's route where that is the sign-in page of a visitor without a session, so that its first rendering is what
 * `drawFirstPage` drew. False, and nothing done, anywhere else.
 */
export const readyToHydrate = async (router: PortalRouter): Promise<boolean> => {
  const { context } = router.options;
  if (router.latestLocation.pathname !== '/' || context.services.get(SessionStore).current()) return false;
  // By this the router draws what it draws on a server.
  router.ssr = { manifest: undefined };
  await router.load();
  return true;
};
