import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageCode } from './code-in-time.ts';
import { rootRoute } from './root-route.tsx';
import { loadSignedInParts, requireSession } from './signed-in-guard.ts';

/** All in one chunk: each further one would add to the first load. */
const pages = pageCode(() => import('../screens/disclosures/DocumentPages.tsx'));

/** Around every document's page, which has no header or footer and needs a session. */
const minimalRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'minimal',
  beforeLoad: requireSession,
  loader: loadSignedInParts,
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyRouteComponent(pages, 'DisclosureLayout'),
});

/** The documents' pages in the minimal layout (specification, section 2: routes). */
export const disclosureRoutes = minimalRoute.addChildren([
  createRoute({
    getParentRoute: () => minimalRoute,
    path: '/disclosure/payment-agreement/$loanId/views/$viewType',
    component: lazyRouteComponent(pages, 'LoanDocumentPage'),
  }),
  createRoute({
    getParentRoute: () => minimalRoute,
    path: '/disclosure/payment-agreement/$loanId/acknowledgements/name/$viewType/target-id/$targetId',
    component: lazyRouteComponent(pages, 'AcknowledgedDocumentPage'),
  }),
  createRoute({
    getParentRoute: () => minimalRoute,
    path: '/disclosure/payment-full-terms',
    component: lazyRouteComponent(pages, 'PaymentFullTermsPage'),
  }),
  createRoute({
    getParentRoute: () => minimalRoute,
    path: '/disclosure/verification-service',
    component: lazyRouteComponent(pages, 'VerificationServicePage'),
  }),
]);
