import type { ReadAhead } from '@member-portal/application/loans';
import type { LoanId } from '@member-portal/domain/loan';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { pageCode } from './code-in-time.ts';
import { rootRoute } from './root-route.tsx';
import type { RouterContext } from './router-context.ts';
import { standardRoute } from './sign-in-routes.tsx';
import { loadSignedInParts, requireSession } from './signed-in-guard.ts';

const layout = pageCode(() => import('../shell/SignedInLayout.tsx'));

/**
 * A loader that begins the first reads of a page before it is drawn, without waiting for them. The page itself reports code that
 * cannot be loaded, and reads that throw.
 */
const readingAhead =
  (read: (ahead: ReadAhead, loanId: LoanId) => void) =>
  ({ context, params }: { readonly context: RouterContext; readonly params: { loanId?: string } }): void => {
    Promise.all([layout(), context.loadSignedIn()])
      .then(([code]) => read(context.services.get(code.ReadAhead), params.loanId as LoanId))
      .catch(() => undefined);
  };
const readBuyerAhead = readingAhead((ahead) => ahead.buyer());

/**
 * Around every signed-in page. Without a session the visitor goes to `/` and the location is remembered; with one, the use
 * cases, messages and read cache of signed-in pages load.
 */
export const signedInRoute = createRoute({
  getParentRoute: () => standardRoute,
  id: 'signed-in',
  beforeLoad: requireSession,
  loader: (given) => {
    readBuyerAhead(given);
    return loadSignedInParts(given);
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyRouteComponent(layout, 'SignedInLayout'),
});

/** `/account`: an older name of the account page. */
export const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account',
  beforeLoad: () => {
    throw redirect({ to: '/my-information', replace: true });
  },
});

const accountPage = pageCode(() => import('../screens/account/AccountPage.tsx'));

/** `/my-information`: the account page. */
export const myInformationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/my-information',
  component: lazyRouteComponent(accountPage, 'AccountPage'),
});

/** `/loans`: to the outstanding ones. */
export const loansRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/loans',
  beforeLoad: ({ location }) => {
    if (/^\/loans\/?$/i.test(location.pathname)) throw redirect({ to: '/loans/outstanding', replace: true });
  },
});

/** Both lists in one chunk: they share nearly all code, and another chunk would add to the first load. */
const lists = pageCode(() => import('../screens/loans/list/LoansPages.tsx'));

/** `/loans/outstanding`: what is due, and the outstanding loans. */
export const outstandingLoansRoute = createRoute({
  getParentRoute: () => loansRoute,
  path: 'outstanding',
  loader: readingAhead((ahead) => ahead.loans('outstanding')),
  component: lazyRouteComponent(lists, 'OutstandingLoansPage'),
});

/** `/loans/closed`: the closed loans. */
export const closedLoansRoute = createRoute({
  getParentRoute: () => loansRoute,
  path: 'closed',
  loader: readingAhead((ahead) => ahead.loans('closed')),
  component: lazyRouteComponent(lists, 'ClosedLoansPage'),
});

const loanPage = pageCode(() => import('../screens/loans/detail/LoanPage.tsx'));

/** `/loans/{loanId}`: one loan. */
export const loanRoute = createRoute({
  getParentRoute: () => loansRoute,
  path: '$loanId',
  loader: readingAhead((ahead, loanId) => ahead.loan(loanId)),
  component: lazyRouteComponent(loanPage, 'LoanPage'),
});

const historyPage = pageCode(() => import('../screens/loans/history/HistoryPage.tsx'));

/** `/loans/{loanId}/history`: all activity of a loan. */
export const historyRoute = createRoute({
  getParentRoute: () => loansRoute,
  path: '$loanId/history',
  component: lazyRouteComponent(historyPage, 'HistoryPage'),
});
