import { SessionStore } from '@member-portal/application/ports';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { PagePending, SPINNER_DELAY_MS } from '../controls/Spinner.tsx';
import { UnexpectedError } from '../shell/UnexpectedError.tsx';
import { disclosureRoutes } from './disclosure-routes.tsx';
import { rootRoute } from './root-route.tsx';
import type { RouterContext } from './router-context.ts';
import { anyOtherRoute, loginRoute, logoutRoute, signInRoute, standardRoute } from './sign-in-routes.tsx';
import {
  accountRoute,
  closedLoansRoute,
  historyRoute,
  loanRoute,
  loansRoute,
  myInformationRoute,
  outstandingLoansRoute,
  signedInRoute,
} from './signed-in-routes.tsx';

const routeTree = rootRoute.addChildren([
  loginRoute,
  logoutRoute,
  accountRoute,
  anyOtherRoute,
  disclosureRoutes,
  standardRoute.addChildren([
    signInRoute,
    signedInRoute.addChildren([
      myInformationRoute,
      loansRoute.addChildren([outstandingLoansRoute, closedLoansRoute, loanRoute, historyRoute]),
    ]),
  ]),
]);

const portalRouter = (context: RouterContext, history: RouterHistory | undefined, pendingMs: number) =>
  createRouter({
    routeTree,
    context,
    scrollRestoration: true,
    // Hovering a link must not run guards: the one of /logout signs out.
    defaultPreload: false,
    defaultPendingComponent: PagePending,
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: 0,
    defaultErrorComponent: UnexpectedError,
    ...(history ? { history } : {}),
  });

export type PortalRouter = ReturnType<typeof portalRouter>;

/**
 * The portal's router (specification, section 2: routes). `history` is the browser's where none is given; `waitedMs` is how
 * long the visitor has already waited, which counts towards the first spinner's delay.
 */
export const createPortalRouter = (
  context: RouterContext,
  history?: RouterHistory,
  waitedMs = 0,
): PortalRouter => {
  const router = portalRouter(context, history, Math.max(0, SPINNER_DELAY_MS - waitedMs));
  const stop = router.subscribe('onResolved', () => {
    stop();
    router.update({ ...router.options, defaultPendingMs: SPINNER_DELAY_MS });
  });
  return router;
};

/**
 * Loads the router's route where that is the sign-in page of a visitor without a session, so that its first rendering is what
 * `drawFirstPage` drew. False, and nothing done, anywhere else.
 */
export const readyToHydrate = async (router: PortalRouter): Promise<boolean> => {
  const { context } = router.options;
  if (router.latestLocation.pathname !== '/' || context.services.get(SessionStore).current()) return false;
  // Makes the router render as it does on a server.
  router.ssr = { manifest: undefined };
  await router.load();
  return true;
};

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
