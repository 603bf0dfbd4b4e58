import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { SessionWatcher } from '../shell/SessionWatcher.tsx';
import { UnexpectedError } from '../shell/UnexpectedError.tsx';
import type { RouterContext } from './router-context.ts';

/** Above every route: hears of the session, and shows the generic error screen for what fails while rendering. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <>
      <SessionWatcher />
      <Outlet />
    </>
  ),
  errorComponent: UnexpectedError,
});
