import { createMemoryIntentStore, type KeptIntents } from '@member-portal/application/memory';
import { SubmitPayment } from '@member-portal/application/payments';
import type { PaymentIntentStore } from '@member-portal/application/ports';
import { AVERY, aSession } from '../../support/builders/a-session.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeFingerprint } from '../../support/fakes/fake-fingerprint.ts';
import { fakeKeyGenerator } from '../../support/fakes/fake-key-generator.ts';
import { fakePortalConfiguration } from '../../support/fakes/fake-portal-configuration.ts';
import { type FakeServicing, fakeServicing } from '../../support/fakes/fake-servicing.ts';
import { type FakeSessionStore, fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { type FakeTime, fakeTime } from '../../support/fakes/fake-time.ts';

/** A tab of a browser in which payments are made. */
export interface Tab {
  readonly submit: SubmitPayment;
  readonly intents: PaymentIntentStore;
  readonly sessions: FakeSessionStore;
}

/** One platform and one browser, in which any number of tabs can be open. */
export interface Place {
  readonly time: FakeTime;
  readonly platform: FakeServicing;
  readonly kept: KeptIntents;
  openTab(): Tab;
}

export const aPlace = (
  options: {
    readonly honoursKeys?: boolean;
    readonly time?: FakeTime;
    readonly pace?: () => Promise<void>;
    /** What a pause does; by default it is over at once. */
    readonly pause?: (milliseconds: number) => Promise<void>;
  } = {},
): Place => {
  const { honoursKeys = true, time = fakeTime(), pace } = options;
  const platform = fakeServicing(time, { honoursKeys, ...(pace ? { pace } : {}) });
  const kept: KeptIntents = new Map();
  let tabs = 0;
  return {
    time,
    platform,
    kept,
    openTab: () => {
      tabs += 1;
      const intents = createMemoryIntentStore(kept);
      const sessions = fakeSessionStore(aSession(time.now(), AVERY));
      const submit = SubmitPayment.create({
        loans: platform,
        orders: platform,
        intents,
        sessions,
        fingerprint: fakeFingerprint(),
        keys: fakeKeyGenerator(`tab${tabs}`),
        clock: fakeClock(time),
        delay: { wait: options.pause ?? (async () => undefined) },
        configuration: fakePortalConfiguration({ idempotency: honoursKeys }),
      });
      return { submit, intents, sessions };
    },
  };
};
