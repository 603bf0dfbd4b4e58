import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root-route.tsx';
import { loadSignedInParts, requireSession } from './signed-in-guard.ts';

/** A page alone, without header or footer. */
export const minimalRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'minimal',
  component: lazyRouteComponent(() => import('../shell/MinimalLayout.tsx'), 'MinimalLayout'),
});

/** Around every document's page: they need a session too. */
const signedInDocumentRoute = createRoute({
  getParentRoute: () => minimalRoute,
  id: 'signed-in',
  beforeLoad: requireSession,
  loader: loadSignedInParts,
  staleTime: Number.POSITIVE_INFINITY,
  component: lazyRouteComponent(() => import('../shell/SignedInLayout.tsx'), 'SignedInLayout'),
});

/** A document of a loan, by its kind. */
const loanDocumentRoute = createRoute({
  getParentRoute: () => signedInDocumentRoute,
  path: '/disclosure/payment-agreement/$loanId/views/$viewType',
  component: lazyRouteComponent(
    () => import('../screens/disclosures/LoanDocumentPage.tsx'),
    'LoanDocumentPage',
  ),
});

/** What was accepted with one payment or enrolment. */
const acknowledgedDocumentRoute = createRoute({
  getParentRoute: () => signedInDocumentRoute,
  path: '/disclosure/payment-agreement/$loanId/acknowledgements/name/$viewType/target-id/$targetId',
  component: lazyRouteComponent(
    () => import('../screens/disclosures/AcknowledgedDocumentPage.tsx'),
    'AcknowledgedDocumentPage',
  ),
});

/** The full terms of payments. */
const paymentFullTermsRoute = createRoute({
  getParentRoute: () => signedInDocumentRoute,
  path: '/disclosure/payment-full-terms',
  component: lazyRouteComponent(() => import('../screens/disclosures/TermsPage.tsx'), 'PaymentFullTermsPage'),
});

/** The bank's terms for the verification service. */
const verificationServiceRoute = createRoute({
  getParentRoute: () => signedInDocumentRoute,
  path: '/disclosure/verification-service',
  component: lazyRouteComponent(
    () => import('../screens/disclosures/TermsPage.tsx'),
    'VerificationServicePage',
  ),
});

/** The documents' pages in the minimal layout (specification, section 2: routes). */
export const disclosureRoutes = minimalRoute.addChildren([
  signedInDocumentRoute.addChildren([
    loanDocumentRoute,
    acknowledgedDocumentRoute,
    paymentFullTermsRoute,
    verificationServiceRoute,
  ]),
]);
