import { BeginOpenPayments } from '@member-portal/application/flows/open-payments';
import { BeginPayment, type RetriedPayment } from '@member-portal/application/flows/payment';
import { createMemoryIntentStore, type KeptIntents } from '@member-portal/application/memory';
import {
  Analytics,
  AutopayIntentStore,
  Clock,
  Delay,
  DisclosureLibrary,
  DraftStore,
  FeatureFlags,
  Fingerprint,
  KeyGenerator,
  LenderClock,
  Monitoring,
  PaymentGateway,
  PaymentIntentStore,
  provideServicing,
  provideTenant,
  SessionStore,
} from '@member-portal/application/ports';
import { createReadCache } from '@member-portal/application/reads';
import { createServices, provide } from '@member-portal/application/services';
import { KeptDrafts } from '@member-portal/application/session';
import type { BuyerId } from '@member-portal/domain/buyer';
import type { Flags } from '@member-portal/domain/flags';
import type { Loan, LoanId } from '@member-portal/domain/loan';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import { AVERY, aSession } from '../../../support/builders/a-session.ts';
import { fakeAnalytics } from '../../../support/fakes/fake-analytics.ts';
import { fakeClock } from '../../../support/fakes/fake-clock.ts';
import { fakeDelay } from '../../../support/fakes/fake-delay.ts';
import { fakeDisclosureLibrary } from '../../../support/fakes/fake-disclosure-library.ts';
import { fakeDraftStore } from '../../../support/fakes/fake-draft-store.ts';
import { fakeFeatureFlags } from '../../../support/fakes/fake-feature-flags.ts';
import { fakeFingerprint } from '../../../support/fakes/fake-fingerprint.ts';
import { fakeKeyGenerator } from '../../../support/fakes/fake-key-generator.ts';
import { fakeMonitoring } from '../../../support/fakes/fake-monitoring.ts';
import { fakePaymentGateway } from '../../../support/fakes/fake-payment-gateway.ts';
import { fakePortalConfiguration } from '../../../support/fakes/fake-portal-configuration.ts';
import { fakeServicing } from '../../../support/fakes/fake-servicing.ts';
import { fakeSessionStore } from '../../../support/fakes/fake-session-store.ts';
import { type FakeTime, fakeTime } from '../../../support/fakes/fake-time.ts';

export const LOAN = 'loan-1' as LoanId;

/** A browser in which one buyer after another pays, over a platform: every page of it shares the intents. */
export const aBrowser = (
  given: {
    readonly loans?: readonly Loan[];
    readonly methods?: readonly PaymentMethod[];
    /** Methods on which a payment in progress draws. */
    readonly methodsInUse?: readonly PaymentMethodId[];
    readonly flags?: Partial<Flags>;
    readonly configuration?: Parameters<typeof fakePortalConfiguration>[0];
    readonly time?: FakeTime;
    /** Whether the platform recognises a repeated order by its key. */
    readonly honoursKeys?: boolean;
    readonly pace?: () => Promise<void>;
    /** What a pause does; by default it waits for the fake time. */
    readonly pause?: (milliseconds: number) => Promise<void>;
  } = {},
) => {
  const { time = fakeTime(), honoursKeys = true } = given;
  const platform = fakeServicing(time, {
    honoursKeys,
    ...(given.loans ? { loans: given.loans } : {}),
    ...(given.pace ? { pace: given.pace } : {}),
  });
  const gateway = fakePaymentGateway(given.methods, given.methodsInUse);
  const library = fakeDisclosureLibrary();
  const kept: KeptIntents = new Map();
  const keptAutopay: KeptIntents = new Map();
  const keys = fakeKeyGenerator();

  /** Opens a page; `store` is what the page before it left in this tab. */
  const openPage = (buyerId: BuyerId = AVERY, store = fakeDraftStore()) => {
    const sessions = fakeSessionStore(aSession(time.now(), buyerId));
    const intents = createMemoryIntentStore(fakeClock(time), kept);
    const autopayIntents = createMemoryIntentStore(fakeClock(time), keptAutopay);
    const analytics = fakeAnalytics();
    const monitoring = fakeMonitoring();
    const reads = createReadCache();
    const services = createServices([
      provide(Analytics, analytics),
      provide(AutopayIntentStore, autopayIntents),
      provide(Clock, fakeClock(time)),
      provide(LenderClock, fakeClock(time)),
      provide(Delay, given.pause ? { wait: given.pause } : fakeDelay(time)),
      provide(DisclosureLibrary, library),
      provide(DraftStore, store),
      provide(FeatureFlags, fakeFeatureFlags(given.flags)),
      provide(Fingerprint, fakeFingerprint()),
      provide(KeyGenerator, keys),
      provide(Monitoring, monitoring),
      provide(PaymentGateway, gateway),
      provide(PaymentIntentStore, intents),
      ...provideTenant(fakePortalConfiguration(given.configuration)),
      ...provideServicing(platform),
      provide(SessionStore, sessions),
    ]);
    return {
      store,
      sessions,
      reads,
      drafts: services.get(KeptDrafts),
      analytics,
      monitoring,
      intents,
      services,
      pay: (retried?: RetriedPayment) =>
        services.get(BeginPayment)({ loanId: LOAN, retried }, { reads, locale: 'en-us' }),
      lookAtOpenPayments: () => services.get(BeginOpenPayments)({ reads }),
    };
  };
  return { time, platform, library, gateway, kept, keptAutopay, openPage };
};

export type Page = ReturnType<ReturnType<typeof aBrowser>['openPage']>;
