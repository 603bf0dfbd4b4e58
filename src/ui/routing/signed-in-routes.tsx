import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { pageCode } from './page-code.ts';
import { rootRoute } from './root-route.tsx';
import { standardRoute } from './sign-in-routes.tsx';
import { loadSignedInParts, requireSession } from './signed-in-guard.ts';

/**
 * Around every signed-in page. Without a session the visitor goes to `/` and the location is remembered; with one, the use
 * cases, messages and read cache of signed-in pages load.
 */
export const signedInRoute = createRoute({
  getParentRoute: () => standardRoute,
  id: 'signed-in',
  beforeLoad: requireSession,
  loader: loadSignedInParts,
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyRouteComponent(
    pageCode(() => import('../shell/SignedInLayout.tsx')),
    'SignedInLayout',
  ),
});

/** `/account`: an older name of the account page. */
export const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account',
  beforeLoad: () => {
    throw redirect({ to: '/my-information', replace: true });
  },
});

/** `/my-information`: the account page. */
export const myInformationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/my-information',
  component: lazyRouteComponent(
    pageCode(() => import('../screens/account/AccountPage.tsx')),
    'AccountPage',
  ),
});

/** `/loans`: to the outstanding ones. */
export const loansRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/loans',
  beforeLoad: ({ location }) => {
    if (/^\/loans\/?$/i.test(location.pathname)) throw redirect({ to: '/loans/outstanding', replace: true });
  },
});

/** Both lists in one piece: they share nearly all they need, and each further piece would cost the first load. */
const lists = pageCode(() => import('../screens/loans/list/lists.ts'));

/** `/loans/outstanding`: what is due, and the loans that run. */
export const outstandingLoansRoute = createRoute({
  getParentRoute: () => loansRoute,
  path: 'outstanding',
  component: lazyRouteComponent(lists, 'OutstandingLoansPage'),
});

/** `/loans/closed`: the loans that are over. */
export const closedLoansRoute = createRoute({
  getParentRoute: () => loansRoute,
  path: 'closed',
  component: lazyRouteComponent(lists, 'ClosedLoansPage'),
});

/** `/loans/{loanId}`: one loan. */
export const loanRoute = createRoute({
  getParentRoute: () => loansRoute,
  path: '$loanId',
  component: lazyRouteComponent(
    pageCode(() => import('../screens/loans/detail/LoanPage.tsx')),
    'LoanPage',
  ),
});

/** `/loans/{loanId}/history`: all that happened on a loan. */
export const historyRoute = createRoute({
  getParentRoute: () => loansRoute,
  path: '$loanId/history',
  component: lazyRouteComponent(
    pageCode(() => import('../screens/loans/history/HistoryPage.tsx')),
    'HistoryPage',
  ),
});
