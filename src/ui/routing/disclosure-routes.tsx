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

type DocumentPage = Exclude<keyof Awaited<ReturnType<typeof pages>>, 'DisclosureLayout'>;

const documentRoute = <const Path extends string>(path: Path, page: DocumentPage) =>
  createRoute({ getParentRoute: () => minimalRoute, path, component: lazyRouteComponent(pages, page) });

/** The documents' pages in the minimal layout (specification, section 2: routes). */
export const disclosureRoutes = minimalRoute.addChildren([
  documentRoute('/disclosure/payment-agreement/$loanId/views/$viewType', 'LoanDocumentPage'),
  documentRoute(
    '/disclosure/payment-agreement/$loanId/acknowledgements/name/$viewType/target-id/$targetId',
    'AcknowledgedDocumentPage',
  ),
  documentRoute('/disclosure/payment-full-terms', 'PaymentFullTermsPage'),
  documentRoute('/disclosure/verification-service', 'VerificationServicePage'),
]);
