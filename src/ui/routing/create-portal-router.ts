import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { SPINNER_DELAY_MS } from '../controls/Spinner.tsx';
import { PagePending } from '../shell/PagePending.tsx';
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

/** The portal's router (specification, section 2: routes). `history` is the browser's where none is given. */
export const createPortalRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    scrollRestoration: true,
    // Hovering a link must not run guards: the one of /logout signs out.
    defaultPreload: false,
    defaultPendingComponent: PagePending,
    defaultPendingMs: SPINNER_DELAY_MS,
    defaultPendingMinMs: 0,
    defaultErrorComponent: UnexpectedError,
    ...(history ? { history } : {}),
  });

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
