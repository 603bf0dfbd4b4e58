import { SessionStore } from '@member-portal/application/ports';
import { SignOut } from '@member-portal/application/session';
import { createRoute, redirect } from '@tanstack/react-router';
import { SignIn } from '../screens/sign-in/SignIn.tsx';
import { StandardLayout } from '../shell/StandardLayout.tsx';
import { rootRoute } from './root-route.tsx';
import type { RouterContext } from './router-context.ts';

/** Header, main content and footer around a page. */
export const standardRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'standard',
  component: StandardLayout,
});

const isSignedIn = ({ services }: RouterContext): boolean =>
  services.get(SessionStore).current() !== undefined;

/** `/`: sign-in; a signed-in buyer goes to the loans. */
export const signInRoute = createRoute({
  getParentRoute: () => standardRoute,
  path: '/',
  beforeLoad: ({ context }) => {
    if (isSignedIn(context)) throw redirect({ to: '/loans/outstanding', replace: true });
  },
  component: SignIn,
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
