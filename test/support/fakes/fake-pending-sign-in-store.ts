import type { PendingSignIn, PendingSignInStore } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';

export const fakePendingSignInStore = (pending?: PendingSignIn): PendingSignInStore => {
  let kept = pending;
  let lock: Instant | undefined;
  return {
    read: () => kept,
    write: (written) => {
      kept = written;
    },
    readLock: () => lock,
    writeLock: (until) => {
      lock = until;
    },
    clear: () => {
      kept = undefined;
      lock = undefined;
    },
  };
};
