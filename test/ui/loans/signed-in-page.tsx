import { createMemoryBuyerNotes, createMemoryIntentStore } from '@member-portal/application/memory';
import {
  Analytics,
  AutopayIntentStore,
  BuyerActivity,
  BuyerNotes,
  Buyers,
  Clock,
  Delay,
  DisclosureLibrary,
  DraftStore,
  FeatureFlags,
  Fingerprint,
  FlagEvaluation,
  GatewayMessages,
  KeyGenerator,
  LenderClock,
  Monitoring,
  PaymentGateway,
  PaymentIntentStore,
  PortalConfiguration,
  provideServicing,
  provideTenant,
  SessionStore,
} from '@member-portal/application/ports';
import { createServices, provide } from '@member-portal/application/services';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { Flags } from '@member-portal/domain/flags';
import type { Loan } from '@member-portal/domain/loan';
import type { Locale } from '@member-portal/domain/locale';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fetchLoanDialog } from '../../../src/ui/dialogs/LoanDialogs.tsx';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { loadMessages, loadSignedInMessages } from '../../../src/ui/intl/load-messages.ts';
import { ModalRegistryProvider } from '../../../src/ui/modal/ModalRegistry.tsx';
import { PaymentMethods } from '../../../src/ui/screens/account/methods/PaymentMethods.tsx';
import { LoanPage } from '../../../src/ui/screens/loans/detail/LoanPage.tsx';
import { HistoryPage } from '../../../src/ui/screens/loans/history/HistoryPage.tsx';
import { ClosedLoansPage, OutstandingLoansPage } from '../../../src/ui/screens/loans/list/LoansPages.tsx';
import { ServicesProvider } from '../../../src/ui/services/ServicesProvider.tsx';
import { useOnlineReads } from '../../../src/ui/services/use-reads.ts';
import { ToastProvider } from '../../../src/ui/toast/ToastProvider.tsx';
import { aSession } from '../../support/builders/a-session.ts';
import { fakeAnalytics } from '../../support/fakes/fake-analytics.ts';
import { fakeBuyerActivity } from '../../support/fakes/fake-buyer-activity.ts';
import { fakeBuyers } from '../../support/fakes/fake-buyers.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeDisclosureLibrary } from '../../support/fakes/fake-disclosure-library.ts';
import { fakeDraftStore } from '../../support/fakes/fake-draft-store.ts';
import { fakeFeatureFlags } from '../../support/fakes/fake-feature-flags.ts';
import { fakeFingerprint } from '../../support/fakes/fake-fingerprint.ts';
import { fakeFlagEvaluation } from '../../support/fakes/fake-flag-evaluation.ts';
import { fakeGatewayMessages } from '../../support/fakes/fake-gateway-messages.ts';
import { fakeKeyGenerator } from '../../support/fakes/fake-key-generator.ts';
import { fakeMonitoring } from '../../support/fakes/fake-monitoring.ts';
import { fakePaymentGateway } from '../../support/fakes/fake-payment-gateway.ts';
import { fakePortalConfiguration } from '../../support/fakes/fake-portal-configuration.ts';
import { fakeServicing } from '../../support/fakes/fake-servicing.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { fakeTime } from '../../support/fakes/fake-time.ts';
import '../support/let-router-rest.ts';
import { lendDialogs } from './lend-dialogs.ts';

/** Links of the fictional lender, in both of the languages that are tested. */
const links = {
  faq: undefined,
  contact: 'https://www.northwind.example/contact',
  legalTerms: undefined,
  privacy: undefined,
  accessibility: undefined,
};

const OnlineReads = () => {
  useOnlineReads();
  return undefined;
};

/** Opens a signed-in page on fake ports, with the real use cases in between. */
export const openPage = async (
  path: string,
  given: {
    readonly loans?: readonly Loan[];
    readonly methods?: readonly PaymentMethod[];
    readonly locale?: Locale;
    readonly flags?: Partial<Flags>;
    readonly country?: 'US' | 'CA';
    /** Awaited before and after each order is carried out. */
    readonly pace?: () => Promise<void>;
    /** What goes wrong with the first calls to the gateway. */
    readonly gatewayFailures?: readonly RequestFailure[];
    /** Lets the pauses between looks at the platform pass; they take no time where it is not given. */
    readonly wait?: Delay['wait'];
    readonly filtersPastDue?: boolean;
    readonly prepare?: (platform: ReturnType<typeof fakeServicing>) => void;
  } = {},
) => {
  lendDialogs();
  // As on a page that has been open for a while.
  await fetchLoanDialog();
  const { loans, methods, locale = 'en-us', pace, gatewayFailures = [], prepare, filtersPastDue } = given;
  const time = fakeTime();
  const clock = fakeClock(time);
  const platform = fakeServicing(time, {
    ...(loans ? { loans } : {}),
    ...(pace ? { pace } : {}),
    ...(filtersPastDue ? { filtersPastDue } : {}),
  });
  prepare?.(platform);
  const gateway = fakePaymentGateway(methods);
  for (const failure of gatewayFailures) gateway.failNext(failure);
  const library = fakeDisclosureLibrary();
  const analytics = fakeAnalytics();
  const monitoring = fakeMonitoring();
  const sessions = fakeSessionStore(aSession(time.now()));
  const configuration = fakePortalConfiguration({
    links: { 'en-us': links, 'fr-ca': links },
    support: { 'en-us': { phone: '1-800-555-0142', hours: 'Monday to Friday' } },
    country: given.country ?? 'US',
  });
  const activity = fakeBuyerActivity();
  const flags = fakeFeatureFlags(given.flags);
  const delay: Delay = { wait: given.wait ?? (async () => undefined) };
  const [fingerprint, keys] = [fakeFingerprint(), fakeKeyGenerator()];
  const payments = createMemoryIntentStore(clock);
  const services = createServices([
    provide(Analytics, analytics),
    provide(BuyerActivity, activity),
    provide(BuyerNotes, createMemoryBuyerNotes()),
    provide(Buyers, fakeBuyers()),
    provide(Clock, clock),
    provide(LenderClock, clock),
    provide(Delay, delay),
    provide(DisclosureLibrary, library),
    provide(DraftStore, fakeDraftStore()),
    provide(FeatureFlags, flags),
    provide(Fingerprint, fingerprint),
    provide(FlagEvaluation, fakeFlagEvaluation()),
    provide(GatewayMessages, fakeGatewayMessages),
    provide(KeyGenerator, keys),
    provide(Monitoring, monitoring),
    provide(PaymentGateway, gateway),
    provide(AutopayIntentStore, createMemoryIntentStore(clock)),
    provide(PaymentIntentStore, payments),
    provide(PortalConfiguration, configuration),
    ...provideTenant(configuration),
    ...provideServicing(platform),
    provide(SessionStore, sessions),
  ]);
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
      at('/payment-methods', PaymentMethods),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const problems: string[] = [];
  render(
    <ServicesProvider services={services} loadSignedIn={async () => undefined}>
      <IntlProvider locale={locale} messages={messages} onProblem={(problem) => problems.push(problem)}>
        {/* The portal's own router is registered as a type; this one has the same paths. */}
        <ModalRegistryProvider>
          <ToastProvider>
            <OnlineReads />
            <RouterProvider router={router as never} />
          </ToastProvider>
        </ModalRegistryProvider>
      </IntlProvider>
    </ServicesProvider>,
  );
  return {
    user: userEvent.setup(),
    platform,
    gateway,
    library,
    analytics,
    monitoring,
    sessions,
    services,
    router,
    problems,
    time,
    activity,
  };
};
