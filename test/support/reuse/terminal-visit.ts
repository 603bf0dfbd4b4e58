import { createMemoryBuyerNotes, createMemoryIntentStore } from '@member-portal/application/memory';
import {
  AutopayIntentStore,
  BuyerNotes,
  Buyers,
  Clock,
  Delay,
  DisclosureLibrary,
  FeatureFlags,
  Fingerprint,
  FlagEvaluation,
  LenderClock,
  PaymentGateway,
  PaymentIntentStore,
  provideServicing,
  SessionStore,
} from '@member-portal/application/ports';
import { createServices, provide } from '@member-portal/application/services';
import { lenderPorts } from '@member-portal/client/lender';
import type { Flags } from '@member-portal/domain/flags';
import type { Loan } from '@member-portal/domain/loan';
import { createFormat, type Locale } from '@member-portal/domain/locale';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import type { Visit } from '../../../examples/terminal/screens/visit.ts';
import { textsOf } from '../../../examples/terminal/texts/texts-of.ts';
import { aSession } from '../builders/a-session.ts';
import { fakeBuyers } from '../fakes/fake-buyers.ts';
import { fakeClock } from '../fakes/fake-clock.ts';
import { fakeDelay } from '../fakes/fake-delay.ts';
import { fakeDisclosureLibrary } from '../fakes/fake-disclosure-library.ts';
import { fakeFeatureFlags } from '../fakes/fake-feature-flags.ts';
import { fakeFingerprint } from '../fakes/fake-fingerprint.ts';
import { fakeFlagEvaluation } from '../fakes/fake-flag-evaluation.ts';
import { fakePaymentGateway } from '../fakes/fake-payment-gateway.ts';
import { fakeServicing } from '../fakes/fake-servicing.ts';
import { fakeSessionStore } from '../fakes/fake-session-store.ts';
import { fakeTime } from '../fakes/fake-time.ts';

/** A signed-in visit in this process, over fakes, with answers in place of somebody who types. */
export const aTerminalVisit = (
  given: {
    readonly loans?: readonly Loan[];
    readonly methods?: readonly PaymentMethod[];
    readonly flags?: Partial<Flags>;
    readonly areFlagsKnown?: boolean;
    readonly locale?: Locale;
    readonly support?: Visit['support'];
    /** Answers in order; then the input has ended. A function is called when its question is asked. */
    readonly types?: readonly (string | (() => string))[];
  } = {},
) => {
  const { locale = 'en-us', flags = { payOff: true } } = given;
  const time = fakeTime();
  const platform = fakeServicing(time, given.loans ? { loans: given.loans } : {});
  const library = fakeDisclosureLibrary();
  const buyers = fakeBuyers();
  const typed = [...(given.types ?? [])];
  const said: string[] = [];
  const asked: string[] = [];
  const services = createServices([
    ...lenderPorts({
      apiUrl: 'http://lender.invalid/',
      gatewayUrl: 'http://gateway.invalid/',
      appId: 'test',
      tenant: 'northwind',
      country: 'US',
      timeZone: 'America/New_York',
      idempotency: true,
    }),
    provide(AutopayIntentStore, createMemoryIntentStore(fakeClock(time))),
    provide(BuyerNotes, createMemoryBuyerNotes()),
    provide(Buyers, buyers),
    provide(Clock, fakeClock(time)),
    provide(LenderClock, fakeClock(time)),
    provide(Delay, fakeDelay(time)),
    provide(DisclosureLibrary, library),
    provide(FeatureFlags, fakeFeatureFlags(flags, given.areFlagsKnown)),
    // The real one takes time that no test can pass.
    provide(Fingerprint, fakeFingerprint()),
    provide(FlagEvaluation, fakeFlagEvaluation()),
    provide(PaymentGateway, fakePaymentGateway(given.methods)),
    provide(PaymentIntentStore, createMemoryIntentStore(fakeClock(time))),
    ...provideServicing(platform),
    provide(SessionStore, fakeSessionStore(aSession(time.now()))),
  ]);
  const visit: Visit = {
    services,
    locale,
    texts: textsOf(locale),
    formats: createFormat(locale, 'UTC'),
    support: given.support,
    terminal: {
      say: (...lines) => {
        said.push(...lines);
      },
      ask: async (question) => {
        asked.push(question);
        const answer = typed.shift();
        return typeof answer === 'function' ? answer() : answer;
      },
      close: () => undefined,
    },
  };
  return { visit, time, platform, library, buyers, said, asked };
};
