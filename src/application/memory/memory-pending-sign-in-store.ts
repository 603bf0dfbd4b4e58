import type { Instant } from '@member-portal/domain/calendar';
import type { PendingSignIn, PendingSignInStore } from '../ports/index.ts';

/**
 * A sign-in that awaits its code, kept while the program runs.
 * @example
 * import { createMemoryPendingSignInStore } from '@member-portal/application/memory';
 * import { PendingSignInStore } from '@member-portal/application/ports';
 * import { provide } from '@member-portal/application/services';
 * const provided = provide(PendingSignInStore, createMemoryPendingSignInStore());
 */
export const createMemoryPendingSignInStore = (waiting?: PendingSignIn): PendingSignInStore => {
  let pending = waiting;
  let lock: Instant | undefined;
  let typed: ReturnType<PendingSignInStore['readTyped']>;
  return {
    read: () => pending,
    write: (written) => {
      pending = written;
    },
    readLock: () => lock,
    writeLock: (until) => {
      lock = until;
    },
    readTyped: () => typed,
    writeTyped: (written) => {
      typed = written;
    },
    clear: () => {
      pending = undefined;
      lock = undefined;
      typed = undefined;
    },
  };
};
