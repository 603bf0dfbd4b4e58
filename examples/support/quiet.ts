import type { Analytics, Delay, Fingerprint, KeyGenerator, Log } from '@member-portal/application/ports';
import { okAsync } from 'neverthrow';

/** Ports for programs that measure and log nothing, wait for nobody and need no unguessable keys: examples. */
export const quiet: {
  readonly analytics: Analytics;
  readonly log: Log;
  readonly delay: Delay;
  readonly fingerprint: Fingerprint;
  readonly keys: KeyGenerator;
} = {
  analytics: { pageLoaded: () => undefined, track: () => undefined },
  log: { write: () => undefined },
  delay: { wait: async () => undefined },
  fingerprint: { of: (text) => okAsync(text) },
  keys: (() => {
    let count = 0;
    return {
      nextKey: () => {
        count += 1;
        return `key-${count}`;
      },
    };
  })(),
};
