import { createReadBuyer, ReadBuyer } from '@member-portal/application/account';
import { createReadStaticDocument, ReadStaticDocument } from '@member-portal/application/disclosures';
import { createEvaluateFlag } from '@member-portal/application/flags';
import {
  CollectHistory,
  CountLoans,
  createCollectHistory,
  createCountLoans,
  createListLoans,
  createQuotePayoff,
  createReadHistory,
  createReadLoan,
  ListLoans,
  QuotePayoff,
  ReadHistory,
  ReadLoan,
} from '@member-portal/application/loans';
import {
  Analytics,
  AutopayIntentStore,
  BuyerActivity,
  Clock,
  Delay,
  DisclosureLibrary,
  FeatureFlags,
  Fingerprint,
  GatewayMessages,
  KeyGenerator,
  PaymentGateway,
  PaymentIntentStore,
  PortalConfiguration,
  Servicing,
  SessionStore,
} from '@member-portal/application/ports';
import type { Services, Token } from '@member-portal/application/services';
import { createKeptDrafts, KeptDrafts } from '@member-portal/application/session';
import {
  createRecordEvent,
  createRecordTiming,
  RecordEvent,
  RecordTiming,
} from '@member-portal/application/telemetry';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { Flags } from '@member-portal/domain/flags';
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
import { Container, ContainerModule } from 'inversify';
import { autopayUseCases } from '../../../src/infrastructure/container/autopay-use-cases.ts';
import { paymentUseCases } from '../../../src/infrastructure/container/payment-use-cases.ts';
import { IntlProvider } from '../../../src/ui/intl/IntlProvider.tsx';
import { loadMessages } from '../../../src/ui/intl/load-messages.ts';
import { loadSignedInMessages } from '../../../src/ui/intl/load-signed-in-messages.ts';
import { ClosedLoansPage } from '../../../src/ui/screens/loans/ClosedLoansPage.tsx';
import { HistoryPage } from '../../../src/ui/screens/loans/HistoryPage.tsx';
import { LoanPage } from '../../../src/ui/screens/loans/LoanPage.tsx';
import { OutstandingLoansPage } from '../../../src/ui/screens/loans/OutstandingLoansPage.tsx';
import { PaymentMethods } from '../../../src/ui/screens/methods/PaymentMethods.tsx';
import { createReadCache } from '../../../src/ui/services/create-read-cache.ts';
import { ServicesProvider } from '../../../src/ui/services/ServicesProvider.tsx';
import { ToastProvider } from '../../../src/ui/toast/ToastProvider.tsx';
import { aSession } from '../../support/builders/a-session.ts';
import { fakeAnalytics } from '../../support/fakes/fake-analytics.ts';
import { fakeBuyerActivity } from '../../support/fakes/fake-buyer-activity.ts';
import { fakeBuyerNotes } from '../../support/fakes/fake-buyer-notes.ts';
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
import { fakePaymentIntentStore } from '../../support/fakes/fake-payment-intent-store.ts';
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
    readonly wait?: () => Promise<void>;
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
  const monitoring = fakeMonitoring();
  const sessions = fakeSessionStore(aSession(time.now()));
  const configuration = fakePortalConfiguration({
    links: { 'en-us': links, 'fr-ca': links },
    country: given.country ?? 'US',
  });
  const flags = fakeFeatureFlags(given.flags);
  const container = new Container({ defaultScope: 'Singleton' });
  const bind = <T,>(token: Token<T>, value: T): void => {
    container.bind(token).toConstantValue(value);
  };
  bind(Analytics, analytics);
  bind(Clock, clock);
  bind(FeatureFlags, flags);
  bind(PortalConfiguration, configuration);
  bind(SessionStore, sessions);
  bind(Servicing, platform);
  bind(PaymentGateway, gateway);
  bind(DisclosureLibrary, library);
  const activity = fakeBuyerActivity();
  bind(BuyerActivity, activity);
  bind(GatewayMessages, fakeGatewayMessages);
  bind(PaymentIntentStore, fakePaymentIntentStore());
  bind(AutopayIntentStore, fakePaymentIntentStore());
  bind(Fingerprint, fakeFingerprint());
  bind(KeyGenerator, fakeKeyGenerator());
  bind(Delay, { wait: given.wait ?? (async () => undefined) });
  bind(ReadBuyer, createReadBuyer(fakeBuyers(), sessions, fakeBuyerNotes()));
  bind(ListLoans, createListLoans(platform, sessions));
  bind(ReadLoan, createReadLoan(platform));
  bind(ReadHistory, createReadHistory(platform));
  bind(CollectHistory, createCollectHistory(platform));
  bind(CountLoans, createCountLoans(platform, sessions, analytics));
  bind(QuotePayoff, createQuotePayoff(platform, flags, createEvaluateFlag(fakeFlagEvaluation(), flags)));
  bind(RecordEvent, createRecordEvent(analytics));
  bind(RecordTiming, createRecordTiming(monitoring));
  bind(KeptDrafts, createKeptDrafts(sessions, fakeDraftStore()));
  bind(ReadStaticDocument, createReadStaticDocument(library));
  container.load(new ContainerModule(paymentUseCases), new ContainerModule(autopayUseCases));
  const services: Services = { get: (token) => container.get(token) };
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
      <IntlProvider
        locale={locale}
        timeZone={configuration.timeZone}
        messages={messages}
        onProblem={(problem) => problems.push(problem)}
      >
        <QueryClientProvider client={createReadCache()}>
          {/* The portal's own router is registered as a type; this one has the same paths. */}
          <ToastProvider>
            <RouterProvider router={router as never} />
          </ToastProvider>
        </QueryClientProvider>
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
