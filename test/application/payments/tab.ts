import { SubmitPayment } from '@member-portal/application/payments';
import type { FakeTime } from '../../support/fakes/fake-time.ts';
import { aBrowser } from '../flows/payment/browser.ts';

/** One platform and one browser, in which any number of tabs can be open. */
export const aPlace = (
  options: {
    readonly honoursKeys?: boolean;
    readonly time?: FakeTime;
    readonly pace?: () => Promise<void>;
    /** What a pause does; by default it is over at once. */
    readonly pause?: (milliseconds: number) => Promise<void>;
  } = {},
) => {
  const { honoursKeys = true, pause = async () => undefined } = options;
  const configuration = { idempotency: honoursKeys };
  const { time, platform, kept, openPage } = aBrowser({ ...options, pause, configuration });
  return {
    time,
    platform,
    kept,
    openTab: () => {
      const { services, intents, sessions } = openPage();
      return { services, submit: services.get(SubmitPayment), intents, sessions };
    },
  };
};

export type Place = ReturnType<typeof aPlace>;

/** A tab of a browser in which payments are made. */
export type Tab = ReturnType<Place['openTab']>;
