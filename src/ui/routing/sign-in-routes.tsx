import { EmailConfirmationStore, SessionStore } from '@member-portal/application/ports';
import { SignOut } from '@member-portal/application/session';
import { createRoute, redirect, useLoaderData } from '@tanstack/react-router';
import { lazy } from 'react';
import { SignIn } from '../screens/sign-in/SignIn.tsx';
import { StandardLayout } from '../shell/StandardLayout.tsx';
import { codeInTime } from './code-in-time.ts';
import { rootRoute } from './root-route.tsx';
import type { RouterContext } from './router-context.ts';
import { loadSignedInParts } from './signed-in-guard.ts';

/** Header, main content and footer around a page. */
export const standardRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'standard',
  component: StandardLayout,
});

const isSignedIn = ({ services }: RouterContext): boolean =>
  services.get(SessionStore).current() !== undefined;

const ConfirmEmailPage = lazy(async () => ({
  default: (await codeInTime(import('../screens/sign-in/ConfirmEmailPage.tsx'))).ConfirmEmailPage,
}));

/** `/`: sign-in; a signed-in buyer confirms a pending e-mail, or goes to the loans. */
export const signInRoute = createRoute({
  getParentRoute: () => standardRoute,
  path: '/',
  beforeLoad: ({ context }) => {
    if (isSignedIn(context) && !context.services.get(EmailConfirmationStore).read())
      throw redirect({ to: '/loans/outstanding', replace: true });
  },
  loader: ({ context }) => (isSignedIn(context) ? loadSignedInParts({ context }) : undefined),
  component: () => (useLoaderData({ strict: false }) ? <ConfirmEmailPage /> : <SignIn />),
});

/** `/login`: to the loans when signed in, otherwise to `/`. */
export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: ({ context }) => {
    throw redirect({ to: isSignedIn(context) ? '/loans/outstanding' : '/', replace: true });
  },
});

/** `/logout`: signs out, then to `/`. */
export const logoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  beforeLoad: ({ context }) => {
    context.services.get(SignOut)();
    throw redirect({ to: '/', replace: true });
  },
});

/** Any other path: to the loans. */
export const anyOtherRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/loans', replace: true });
  },
});
