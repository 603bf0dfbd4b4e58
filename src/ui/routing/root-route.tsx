import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';
import { SessionWatcher } from '../shell/SessionWatcher.tsx';
import { UnexpectedError } from '../shell/UnexpectedError.tsx';
import type { RouterContext } from './router-context.ts';

/**
 * The root of all routes: follows the session, and shows the generic error screen for render errors. An address that cannot
 * be decoded matches no route; like any other path, it leads to the loans (specification, section 2).
 */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ matches }) => {
    if (!matches[1]) throw redirect({ to: '/loans', replace: true });
  },
  component: () => (
    <>
      <SessionWatcher />
      <Outlet />
    </>
  ),
  errorComponent: UnexpectedError,
});
