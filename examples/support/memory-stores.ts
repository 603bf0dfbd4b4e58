import type {
  BuyerNote,
  BuyerNotes,
  EmailConfirmationStore,
  PaymentIntentStore,
  PendingSignIn,
  PendingSignInStore,
  SessionChange,
  SessionRecordStore,
  SessionStore,
} from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import type { LoanIntents } from '@member-portal/domain/payment';
import type { Session, SessionRecord } from '@member-portal/domain/session';
import type { EmailAddress } from '@member-portal/domain/sign-in';
import { okAsync, ResultAsync } from 'neverthrow';

/** Notes about the signed-in buyer, for as long as the program runs. */
export const memoryNotes = (): BuyerNotes => {
  const kept = new Map<BuyerNote, string>();
  return {
    has: (note, buyerId) => kept.get(note) === buyerId,
    write: (note, buyerId) => void kept.set(note, buyerId),
    clear: (note) => void kept.delete(note),
  };
};

/** What a front end without a browser may keep a session in. */
export const memorySessions = (session?: Session): SessionStore => {
  let current = session;
  const listeners = new Set<(change: SessionChange) => void>();
  const tell = (change: SessionChange): void => {
    for (const listener of listeners) listener(change);
  };
  return {
    current: () => current,
    open: (opened) => {
      current = opened;
      tell({ kind: 'opened', session: opened });
    },
    refresh: (refreshed) => {
      if (!current) return;
      current = refreshed;
      tell({ kind: 'refreshed', session: refreshed });
    },
    close: (end) => {
      if (!current) return;
      current = undefined;
      tell({ kind: 'closed', end });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const memoryPendingSignIn = (): PendingSignInStore => {
  let pending: PendingSignIn | undefined;
  let lock: Instant | undefined;
  let typed: ReturnType<PendingSignInStore['readTyped']>;
  return {
    read: () => pending,
    write: (waiting) => {
      pending = waiting;
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

/** One process is one tab: a change begins when the one before it has ended. */
export const memorySessionRecord = (record?: SessionRecord): SessionRecordStore => {
  let kept = record;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    read: () => okAsync(kept),
    update: (change) => {
      const next = turn.then(async () => {
        const { record: changed, answer } = await change(kept);
        kept = changed;
        return answer;
      });
      turn = next;
      return ResultAsync.fromSafePromise(next);
    },
    subscribe: () => () => undefined,
  };
};

export const memoryEmailConfirmation = (): EmailConfirmationStore => {
  let kept: EmailAddress | undefined;
  return {
    read: () => kept,
    write: (typed) => {
      kept = typed;
    },
    clear: () => {
      kept = undefined;
    },
  };
};

/** Open payments. A program that may be stopped in the middle keeps them where they outlive it. */
export const memoryIntents = (): PaymentIntentStore => {
  const kept = new Map<LoanId, LoanIntents>();
  return {
    read: (_, loanId) => okAsync(kept.get(loanId)),
    update: (_, loanId, change) => {
      const changed = change(kept.get(loanId));
      if (changed) kept.set(loanId, changed);
      else kept.delete(loanId);
      return okAsync(changed);
    },
    openLoans: () => okAsync([...kept].flatMap(([loanId, { open }]) => (open ? [loanId] : []))),
  };
};
