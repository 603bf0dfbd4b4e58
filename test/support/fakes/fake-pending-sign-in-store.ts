import type { PendingSignIn, PendingSignInStore, TypedContact } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';

export const fakePendingSignInStore = (pending?: PendingSignIn): PendingSignInStore => {
  let kept = pending;
  let lock: Instant | undefined;
  let typed: TypedContact | undefined;
  return {
    read: () => kept,
    write: (written) => {
      kept = written;
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
      kept = undefined;
      lock = undefined;
      typed = undefined;
    },
  };
};
