import type { Cancellation } from './cancellation.ts';

/** A cancellation together with the hand that cancels it. */
export interface Canceller {
  readonly cancellation: Cancellation;
  /** Cancels; calling it again does nothing. */
  cancel(): void;
}

/** Makes a cancellation where no platform offers an `AbortController`. */
export const createCanceller = (): Canceller => {
  const listeners = new Set<() => void>();
  let aborted = false;
  return {
    cancellation: {
      get aborted() {
        return aborted;
      },
      addEventListener: (_type, listener) => void listeners.add(listener),
      removeEventListener: (_type, listener) => void listeners.delete(listener),
    },
    cancel: () => {
      if (aborted) return;
      aborted = true;
      for (const listener of [...listeners]) listener();
      listeners.clear();
    },
  };
};
