import {
  CollectHistory,
  CountLoans,
  createCollectHistory,
  createCountLoans,
  createListLoans,
  createReadHistory,
  createReadLoan,
  ListLoans,
  ReadHistory,
  ReadLoan,
} from '@member-portal/application/loans';
import { createListPaymentMethods, ListPaymentMethods } from '@member-portal/application/payment-methods';
import {
  createPreparePayment,
  createPreviewPayment,
  createSubmitPayment,
  PreparePayment,
  PreviewPayment,
  SubmitPayment,
} from '@member-portal/application/payments';
import { Analytics, Clock, FeatureFlags, PortalConfiguration } from '@member-portal/application/ports';
import type { Services, Token } from '@member-portal/application/services';
import { createRecordEvent, RecordEvent } from '@member-portal/application/telemetry';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { Loan } from '@member-portal/domain/loan';
import type { Locale } from '@member-portal/domain/locale';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { loadMessages } from '../../../src/ui/intl/load-messages.ts';
import { loadSignedInMessages } from '../../../src/ui/intl/load-signed-in-messages.ts';
import { ClosedLoansPage } from '../../../src/ui/screens/loans/ClosedLoansPage.tsx';
import { HistoryPage } from '../../../src/ui/screens/loans/HistoryPage.tsx';
import { LoanPage } from '../../../src/ui/screens/loans/LoanPage.tsx';
import { OutstandingLoansPage } from '../../../src/ui/screens/loans/OutstandingLoansPage.tsx';
import { createReadCache } from '../../../src/ui/services/create-read-cache.ts';
import { ServicesProvider } from '../../../src/ui/services/ServicesProvider.tsx';
import { aSession } from '../../support/builders/a-session.ts';
import { fakeAnalytics } from '../../support/fakes/fake-analytics.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeDisclosureLibrary } from '../../support/fakes/fake-disclosure-library.ts';
import { fakeFeatureFlags } from '../../support/fakes/fake-feature-flags.ts';
import { fakeFingerprint } from '../../support/fakes/fake-fingerprint.ts';
import { fakeKeyGenerator } from '../../support/fakes/fake-key-generator.ts';
import { fakePaymentGateway } from '../../support/fakes/fake-payment-gateway.ts';
import { fakePaymentIntentStore } from '../../support/fakes/fake-payment-intent-store.ts';
import { fakePortalConfiguration } from '../../support/fakes/fake-portal-configuration.ts';
import { fakeServicing } from '../../support/fakes/fake-servicing.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { fakeTime } from '../../support/fakes/fake-time.ts';
import { lendDialogs } from './lend-dialogs.ts';

/** Links of the fictional lender, in both of the languages that are tested. */
const links = {
  faq: undefined,
  contact: 'https://www.northwind.example/contact',
  legalTerms: undefined,
  privacy: undefined,
  accessibility: undefined,
};

/** Opens a signed-in page on fake ports, with the real use cases in between. */
export const openPage = async (
  path: string,
  given: {
    readonly loans?: readonly Loan[];
    readonly methods?: readonly PaymentMethod[];
    readonly locale?: Locale;
    /** Awaited before and after each order is carried out. */
    readonly pace?: () => Promise<void>;
    /** What goes wrong with the first calls to the gateway. */
    readonly gatewayFailures?: readonly RequestFailure[];
    readonly prepare?: (platform: ReturnType<typeof fakeServicing>) => void;
  } = {},
) => {
  lendDialogs();
  const { loans, methods, locale = 'en-us', pace, gatewayFailures = [], prepare } = given;
  const time = fakeTime();
  const clock = fakeClock(time);
  const platform = fakeServicing(time, { ...(loans ? { loans } : {}), ...(pace ? { pace } : {}) });
  prepare?.(platform);
  const gateway = fakePaymentGateway(methods);
  for (const failure of gatewayFailures) gateway.failNext(failure);
  const library = fakeDisclosureLibrary();
  const analytics = fakeAnalytics();
  const sessions = fakeSessionStore(aSession(time.now()));
  const configuration = fakePortalConfiguration({ links: { 'en-us': links, 'fr-ca': links } });
  const submit = createSubmitPayment(
    platform,
    fakePaymentIntentStore(),
    sessions,
    fakeFingerprint(),
    fakeKeyGenerator(),
    clock,
    { wait: async () => undefined },
    configuration,
  );
  const bound = new Map<unknown, unknown>([
    [Analytics, analytics],
    [Clock, clock],
    [FeatureFlags, fakeFeatureFlags()],
    [PortalConfiguration, configuration],
    [ListLoans, createListLoans(platform, sessions)],
    [ReadLoan, createReadLoan(platform)],
    [ReadHistory, createReadHistory(platform)],
    [CollectHistory, createCollectHistory(platform)],
    [CountLoans, createCountLoans(platform, sessions, analytics)],
    [RecordEvent, createRecordEvent(analytics)],
    [ListPaymentMethods, createListPaymentMethods(gateway, sessions)],
    [PreparePayment, createPreparePayment(library, configuration, clock)],
    [PreviewPayment, createPreviewPayment(configuration, clock)],
    [SubmitPayment, submit],
  ]);
  const services: Services = {
    get: <T,>(token: Token<T>): T => {
      if (!bound.has(token)) throw new Error(`Nothing is bound to ${token.name}`);
      return bound.get(token) as T;
    },
  };
  const messages = {
    ...(await loadMessages(locale)),
    ...(await loadSignedInMessages(locale)),
  };
  const root = createRootRoute();
  const at = (to: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path: to, component });
  const router = createRouter({
    routeTree: root.addChildren([
      at('/loans/outstanding', OutstandingLoansPage),
      at('/loans/closed', ClosedLoansPage),
      at('/loans/$loanId', LoanPage),
      at('/loans/$loanId/history', HistoryPage),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const problems: string[] = [];
  render(
    <ServicesProvider services={services} loadSignedIn={async () => undefined}>
      <IntlProvider
        locale={locale}
        timeZone={configuration.timeZone}
        messages={messages}
        onProblem={(problem) => problems.push(problem)}
      >
        <QueryClientProvider client={createReadCache()}>
          {/* The portal's own router is registered as a type; this one has the same paths. */}
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </IntlProvider>
    </ServicesProvider>,
  );
  return { user: userEvent.setup(), platform, gateway, library, analytics, router, problems, time };
};
