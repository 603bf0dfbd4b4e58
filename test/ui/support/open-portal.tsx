import {
  createMemoryBuyerNotes,
  createMemoryEmailConfirmationStore,
  createMemoryIntentStore,
  createMemoryLanguageChangeStore,
  createMemoryPendingSignInStore,
  createMemoryPrivacyChoices,
} from '@member-portal/application/memory';
import {
  Analytics,
  Authentication,
  BuyerNotes,
  Buyers,
  Clock,
  Delay,
  type DisclosureFailure,
  DisclosureLibrary,
  DraftStore,
  EmailConfirmationStore,
  FeatureFlags,
  LanguageChangeStore,
  LenderClock,
  Log,
  Monitoring,
  PaymentGateway,
  PaymentIntentStore,
  type PendingSignIn,
  PendingSignInStore,
  PortalConfiguration,
  Preferences,
  type PrivacyChoice,
  PrivacyChoices,
  provideServicing,
  provideTenant,
  SessionEnds,
  SessionRecordStore,
  SessionRevocation,
  SessionStore,
  Timer,
  type TypedContact,
} from '@member-portal/application/ports';
import { createServices, type Provided, provide } from '@member-portal/application/services';
import { followEnds } from '@member-portal/application/session';
import type { Buyer } from '@member-portal/domain/buyer';
import type { Instant } from '@member-portal/domain/calendar';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { Flags } from '@member-portal/domain/flags';
import type { Loan } from '@member-portal/domain/loan';
import type { Locale } from '@member-portal/domain/locale';
import type { SessionRecord } from '@member-portal/domain/session';
import type { EmailAddress } from '@member-portal/domain/sign-in';
import { createPortalRouter, loadMessages, Portal } from '@member-portal/ui';
import { createMemoryHistory } from '@tanstack/react-router';
import { aBuyer } from '../../support/builders/a-buyer.ts';
import { aSession } from '../../support/builders/a-session.ts';
import { fakeAnalytics } from '../../support/fakes/fake-analytics.ts';
import { fakeAuthentication } from '../../support/fakes/fake-authentication.ts';
import { fakeBuyers } from '../../support/fakes/fake-buyers.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeDelay } from '../../support/fakes/fake-delay.ts';
import { fakeDisclosureLibrary } from '../../support/fakes/fake-disclosure-library.ts';
import { fakeDraftStore } from '../../support/fakes/fake-draft-store.ts';
import { fakeFeatureFlags } from '../../support/fakes/fake-feature-flags.ts';
import { fakeLog } from '../../support/fakes/fake-log.ts';
import { fakeMonitoring } from '../../support/fakes/fake-monitoring.ts';
import { fakePaymentGateway } from '../../support/fakes/fake-payment-gateway.ts';
import { fakePortalConfiguration } from '../../support/fakes/fake-portal-configuration.ts';
import { fakePreferences } from '../../support/fakes/fake-preferences.ts';
import { fakeServicing } from '../../support/fakes/fake-servicing.ts';
import { fakeSessionEnds } from '../../support/fakes/fake-session-ends.ts';
import { fakeSessionRecordStore, fakeSessionRecords } from '../../support/fakes/fake-session-record-store.ts';
import { fakeSessionRevocation } from '../../support/fakes/fake-session-revocation.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { fakeTime } from '../../support/fakes/fake-time.ts';
import { fakeTimer } from '../../support/fakes/fake-timer.ts';
import './let-router-rest.ts';

/** What a test may want otherwise than usual. */
export interface GivenPortal {
  readonly locale?: Locale;
  /** The locale that this browser remembers as chosen. */
  readonly remembered?: Locale;
  readonly signedIn?: boolean;
  readonly flags?: Partial<Flags>;
  /** Flags that change, or are unknown, instead of those that stand still. */
  readonly flagStore?: FeatureFlags;
  /** What this session has found out about the buyer before. */
  readonly notes?: BuyerNotes;
  readonly buyer?: Partial<Buyer>;
  /** What goes wrong with the first reads of the buyer's record. */
  readonly buyerFailures?: readonly RequestFailure[];
  readonly methodFailures?: readonly RequestFailure[];
  readonly documentFailures?: readonly DisclosureFailure[];
  readonly documentsOnlyIn?: Locale;
  /** What tabs share of the session. */
  readonly record?: SessionRecord;
  readonly pending?: PendingSignIn;
  /** An e-mail typed at sign-in that waits to be confirmed. */
  readonly typedEmail?: EmailAddress;
  /** What an earlier page of this tab left behind. */
  readonly drafts?: DraftStore;
  readonly privacy?: Partial<PrivacyChoice>;
  readonly lockedUntil?: Instant;
  /** What stood in the fields of the sign-in page before a reload. */
  readonly typed?: TypedContact;
  readonly configuration?: Partial<PortalConfiguration>;
  readonly loans?: readonly Loan[];
  /** Ports instead of the fake ones. */
  readonly ports?: readonly Provided[];
}

const linksOf = (language: string) => ({
  faq: `https://www.northwind.example/${language}/help`,
  contact: `https://www.northwind.example/${language}/contact`,
  legalTerms: `https://www.northwind.example/${language}/legal`,
  privacy: `https://www.northwind.example/${language}/privacy`,
  accessibility: undefined,
});

/** The whole front end at a path, on the real use cases over fake ports; not rendered yet. */
export const aPortal = async (path: string, given: GivenPortal = {}) => {
  const { locale = 'en-us', signedIn = false } = given;
  const time = fakeTime();
  const clock = fakeClock(time);
  const configuration = fakePortalConfiguration({
    links: { 'en-us': linksOf('en'), 'en-ca': linksOf('en'), 'fr-ca': linksOf('fr') },
    ...given.configuration,
  });
  const buyer: Buyer = { ...aBuyer(), ...given.buyer };
  const authentication = fakeAuthentication(time, buyer);
  const pending = createMemoryPendingSignInStore(given.pending);
  if (given.lockedUntil !== undefined) pending.writeLock(given.lockedUntil);
  if (given.typed) pending.writeTyped(given.typed);
  const sessions = fakeSessionStore(signedIn ? aSession(time.now()) : undefined);
  const analytics = fakeAnalytics();
  const log = fakeLog();
  const monitoring = fakeMonitoring();
  const preferences = fakePreferences([locale], given.remembered);
  const buyers = fakeBuyers(buyer);
  for (const failure of given.buyerFailures ?? []) buyers.failNext(failure);
  const gateway = fakePaymentGateway();
  for (const failure of given.methodFailures ?? []) gateway.failNext(failure);
  const servicing = fakeServicing(time, given.loans ? { loans: given.loans } : {});
  const library = fakeDisclosureLibrary(given.documentsOnlyIn);
  for (const failure of given.documentFailures ?? []) library.failNext(failure);
  const records = fakeSessionRecordStore(fakeSessionRecords(given.record));
  const languageChanges = createMemoryLanguageChangeStore();
  const confirmations = createMemoryEmailConfirmationStore();
  if (given.typedEmail) confirmations.write(given.typedEmail);
  const choices = createMemoryPrivacyChoices(given.privacy);
  const drafts = given.drafts ?? fakeDraftStore();
  const flags = given.flagStore ?? fakeFeatureFlags(given.flags);
  const services = createServices([
    provide(Analytics, analytics),
    provide(Authentication, authentication),
    provide(BuyerNotes, given.notes ?? createMemoryBuyerNotes()),
    provide(Buyers, buyers),
    provide(Clock, clock),
    provide(LenderClock, clock),
    provide(Delay, fakeDelay(time)),
    provide(DisclosureLibrary, library),
    provide(DraftStore, drafts),
    provide(EmailConfirmationStore, confirmations),
    provide(FeatureFlags, flags),
    provide(LanguageChangeStore, languageChanges),
    provide(Log, log),
    provide(Monitoring, monitoring),
    provide(PaymentGateway, gateway),
    provide(PaymentIntentStore, createMemoryIntentStore(clock)),
    provide(PendingSignInStore, pending),
    provide(PortalConfiguration, configuration),
    ...provideTenant(configuration),
    provide(Preferences, preferences),
    provide(PrivacyChoices, choices),
    ...provideServicing(servicing),
    provide(SessionEnds, fakeSessionEnds()),
    provide(SessionRecordStore, records),
    provide(SessionRevocation, fakeSessionRevocation()),
    provide(SessionStore, sessions),
    provide(Timer, fakeTimer(time)),
    ...(given.ports ?? []),
  ]);
  let loads = 0;
  const loadSignedIn = async (): Promise<void> => {
    loads += 1;
  };
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createPortalRouter(
    { services, loadSignedIn, locale, ends: followEnds(services.get(SessionStore)) },
    history,
  );
  const element = (
    <Portal
      router={router}
      services={services}
      loadSignedIn={loadSignedIn}
      locale={locale}
      messages={await loadMessages(locale)}
    />
  );
  return {
    element,
    router,
    time,
    records,
    authentication,
    pending,
    sessions,
    analytics,
    log,
    monitoring,
    buyers,
    servicing,
    library,
    buyer,
    preferences,
    languageChanges,
    confirmations,
    choices,
    drafts,
    /** How often the code of signed-in pages was asked for. */
    signedInLoads: () => loads,
  };
};
