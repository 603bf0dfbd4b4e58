import {
  createMemoryBuyerActivity,
  createMemoryBuyerNotes,
  createMemoryDraftStore,
  createMemoryEmailConfirmationStore,
  createMemoryIntentStore,
  createMemoryLanguageChangeStore,
  createMemoryPendingSignInStore,
  createMemoryPreferences,
  createMemoryPrivacyChoices,
  createMemorySessionRecordStore,
} from '@member-portal/application/memory';
import {
  Analytics,
  AutopayIntentStore,
  BuyerActivity,
  BuyerNotes,
  Clock,
  Delay,
  DraftStore,
  EmailConfirmationStore,
  Fingerprint,
  KeyGenerator,
  LanguageChangeStore,
  Monitoring,
  PageVisibility,
  PaymentIntentStore,
  PendingSignInStore,
  Preferences,
  PrivacyChoices,
  SessionEnds,
  SessionHandover,
  SessionRecordStore,
  Timer,
} from '@member-portal/application/ports';
import { type Provided, provide } from '@member-portal/application/services';
import { okAsync } from 'neverthrow';
import {
  createSha256Fingerprint,
  createTimer,
  randomUuid,
  systemClock,
  timerDelay,
} from '../runtime/index.ts';

/**
 * The ports of a program that do not depend on the lender: stores in memory, the platform's time and randomness, and no
 * monitoring or analytics.
 */
export const programPorts = (): readonly Provided[] => [
  provide(SessionRecordStore, createMemorySessionRecordStore()),
  // No other tab has a session to give.
  provide(SessionHandover, { takeOver: () => okAsync(undefined) }),
  provide(PendingSignInStore, createMemoryPendingSignInStore()),
  provide(EmailConfirmationStore, createMemoryEmailConfirmationStore()),
  provide(BuyerNotes, createMemoryBuyerNotes()),
  provide(DraftStore, createMemoryDraftStore()),
  provide(Preferences, createMemoryPreferences()),
  provide(LanguageChangeStore, createMemoryLanguageChangeStore()),
  provide(PrivacyChoices, createMemoryPrivacyChoices()),
  provide(BuyerActivity, createMemoryBuyerActivity()),
  provide(PaymentIntentStore, createMemoryIntentStore(systemClock)),
  provide(AutopayIntentStore, createMemoryIntentStore(systemClock)),
  // No other tab shares the session, and a program has no page to hide.
  provide(SessionEnds, { mark: () => undefined }),
  provide(PageVisibility, { isHidden: () => false, subscribe: () => () => undefined }),
  provide(Clock, systemClock),
  provide(Timer, createTimer(systemClock)),
  provide(Delay, timerDelay),
  provide(Fingerprint, createSha256Fingerprint(crypto)),
  provide(KeyGenerator, { nextKey: () => randomUuid(crypto) }),
  provide(Monitoring, { reportError: () => undefined, addTiming: () => undefined }),
  provide(Analytics, { pageLoaded: () => undefined, track: () => undefined }),
];
