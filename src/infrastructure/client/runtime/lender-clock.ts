import type { Clock, LenderClock } from '@member-portal/application/ports';
import { addMilliseconds } from '@member-portal/domain/calendar';

/** A device's clock that differs by less is taken for right: `Date` counts whole seconds, and answers take their time. */
const TOLERATED_MS = 60_000;
/** An answer that took longer says too little about when it was written. */
const LONGEST_CALL_MS = 30_000;

/** The lender's clock, and how it learns from the lender's answers. */
export interface LearningClock extends LenderClock {
  /** Called when a call is sent; the returned function reads the headers of its answer. */
  readonly ask: () => (headers: { readonly get: (name: string) => string | null }) => void;
}

/**
 * The lender's clock: the device's, moved by how far the `Date` of the last answer is away from it if that is a minute or
 * more. Until the first answer it is the device's. An answer from a cache, which has an `Age`, and one without a readable
 * `Date` teach nothing.
 * @example
 * import { createLenderClock, systemClock } from '@member-portal/client/runtime';
 * const clock = createLenderClock(systemClock);
 * const learn = clock.ask();
 * learn(new Headers({ date: new Date(systemClock.now() - 86_400_000).toUTCString() }));
 * console.log(clock.now() < systemClock.now()); // true: the device is a day fast
 */
export const createLenderClock = (device: Clock): LearningClock => {
  let ahead = 0;
  return {
    now: () => addMilliseconds(device.now(), ahead),
    ask: () => {
      const sentAt = device.now();
      return (headers) => {
        const receivedAt = device.now();
        const date = Date.parse(headers.get('date') ?? '');
        const took = receivedAt - sentAt;
        if (Number.isNaN(date) || headers.get('age') !== null || took < 0 || took > LONGEST_CALL_MS) return;
        // Written between the two: halfway is off by half of them at most.
        const difference = Math.round(date - (sentAt + receivedAt) / 2);
        ahead = Math.abs(difference) < TOLERATED_MS ? 0 : difference;
      };
    },
  };
};

/** Calls from whose answers a lender's clock learns. */
export const learningFetch =
  (fetch: typeof globalThis.fetch, clock: LearningClock): typeof globalThis.fetch =>
  async (input, init) => {
    const learn = clock.ask();
    const response = await fetch(input, init);
    learn(response.headers);
    return response;
  };
