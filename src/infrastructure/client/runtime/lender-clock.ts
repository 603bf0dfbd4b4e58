import type { Clock, LenderClock } from '@member-portal/application/ports';
import { addMilliseconds } from '@member-portal/domain/calendar';

/** A device's clock that differs by less is taken for right: `Date` counts whole seconds, and answers take their time. */
const TOLERATED_MS = 60_000;
/** An answer that took longer says too little about when it was written. */
const LONGEST_CALL_MS = 30_000;

/** The lender's clock, which is set by the lender's answers. */
export interface SynchronizedClock extends LenderClock {
  /** Called when a call is sent; the returned function takes the headers of its answer. */
  readonly beginCall: () => (headers: { readonly get: (name: string) => string | null }) => void;
}

/**
 * The lender's clock: the device's, moved by how far the `Date` of the last answer is away from it if that is a minute or
 * more. Until the first answer it is the device's. Answers from a cache, which have an `Age`, and those without a readable
 * `Date` are ignored.
 * @example
 * import { createLenderClock, systemClock } from '@member-portal/client/runtime';
 * const clock = createLenderClock(systemClock);
 * const endCall = clock.beginCall();
 * endCall(new Headers({ date: new Date(systemClock.now() - 86_400_000).toUTCString() }));
 * console.log(clock.now() < systemClock.now()); // true: the device is a day fast
 */
export const createLenderClock = (device: Clock): SynchronizedClock => {
  let offset = 0;
  return {
    now: () => addMilliseconds(device.now(), offset),
    beginCall: () => {
      const sentAt = device.now();
      return (headers) => {
        const receivedAt = device.now();
        const date = Date.parse(headers.get('date') ?? '');
        const took = receivedAt - sentAt;
        if (Number.isNaN(date) || headers.get('age') !== null || took < 0 || took > LONGEST_CALL_MS) return;
        // Written between the two: halfway is off by half of them at most.
        const difference = Math.round(date - (sentAt + receivedAt) / 2);
        offset = Math.abs(difference) < TOLERATED_MS ? 0 : difference;
      };
    },
  };
};

/** A `fetch` that sets a lender's clock by its answers. */
export const synchronizingFetch =
  (fetch: typeof globalThis.fetch, clock: SynchronizedClock): typeof globalThis.fetch =>
  async (input, init) => {
    const endCall = clock.beginCall();
    const response = await fetch(input, init);
    endCall(response.headers);
    return response;
  };
