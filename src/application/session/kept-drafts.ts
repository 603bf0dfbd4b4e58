import type { BuyerId } from '@member-portal/domain/buyer';
import type { LoanId } from '@member-portal/domain/loan';
import { DraftStore, isChosenEnd, SessionStore } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** Identifies a draft. */
export interface DraftPlace<T> {
  readonly name: string;
  /**
   * Checks a stored draft, which an earlier version of the page may have written. Drafts with this check survive a reload;
   * drafts without it stay in memory.
   */
  readonly accepts?: (stored: unknown) => stored is T;
}

/**
 * A buyer's unsent drafts in this tab. They survive closed dialogs, other pages, a reload and a forced sign-out, and are
 * restored for the same buyer. They are dropped when the buyer signs out, here or in another tab, or another buyer signs
 * in. Once the session is over they are kept only in memory.
 */
export interface KeptDrafts {
  /** The draft kept for the signed-in buyer. */
  read<T>(place: DraftPlace<T>): T | undefined;
  /** Keeps a draft; does nothing without a session. */
  keep<T>(place: DraftPlace<T>, draft: T): void;
  drop(place: DraftPlace<unknown>): void;
  /**
   * For an order of the signed-in buyer. The returned function drops a draft once the platform has accepted the order, even
   * after the session has ended. It does nothing once all drafts were dropped: those that are there now are of a later session.
   */
  forOrder(): (place: DraftPlace<unknown>) => void;
  /**
   * Keeps the draft only in memory from now on: after a reload, a draft sent `forLoan` must not appear as unsent. The
   * returned function undoes this once the platform has refused the order; it does nothing to a draft changed since.
   */
  hold(place: DraftPlace<unknown>, forLoan?: LoanId): () => void;
  /** Drops the drafts held for a loan after the platform has accepted them. */
  settleHeld(forLoan: LoanId): void;
}

interface Draft {
  readonly value: unknown;
  readonly from: 'memory' | 'store';
  readonly outlivesReload: boolean;
  /** The loan that it was sent for; undefined again once the draft is changed. */
  readonly heldFor?: LoanId | undefined;
}

export const KeptDrafts = defineUseCase(
  'KeptDrafts',
  { sessions: SessionStore, store: DraftStore },
  ({ sessions, store }): KeptDrafts => {
    const stored = store.read();
    const drafts = new Map<string, Draft>(
      Object.entries(stored?.drafts ?? {}).map(([name, value]) => [
        name,
        { value, from: 'store', outlivesReload: true },
      ]),
    );
    let owner: BuyerId | undefined = stored?.buyerId;

    const save = (): void => {
      const lasting = [...drafts].filter(([, { outlivesReload }]) => outlivesReload);
      if (owner === undefined || lasting.length === 0) store.clear();
      else
        store.write({
          buyerId: owner,
          drafts: Object.fromEntries(lasting.map(([name, { value }]) => [name, value])),
        });
    };
    let timesCleared = 0;
    const clear = (): void => {
      drafts.clear();
      owner = undefined;
      timesCleared += 1;
    };
    sessions.subscribe((change) => {
      if (change.kind === 'opened') {
        if (change.session.buyerId !== owner) clear();
        save();
      }
      if (change.kind !== 'closed') return;
      store.clear();
      if (isChosenEnd(change.end)) clear();
    });
    const isOwners = (): boolean => {
      const buyer = sessions.current()?.buyerId;
      return buyer !== undefined && buyer === owner;
    };
    return {
      read: <T>({ name, accepts }: DraftPlace<T>) => {
        const draft = isOwners() ? drafts.get(name) : undefined;
        if (draft?.from === 'store') return accepts?.(draft.value) ? draft.value : undefined;
        return draft?.value as T | undefined;
      },
      keep: ({ name, accepts }, value) => {
        const buyer = sessions.current()?.buyerId;
        if (buyer === undefined) return;
        if (buyer !== owner) drafts.clear();
        owner = buyer;
        drafts.set(name, { value, from: 'memory', outlivesReload: accepts !== undefined });
        save();
      },
      drop: ({ name }) => {
        if (isOwners() && drafts.delete(name)) save();
      },
      forOrder: () => {
        const before = timesCleared;
        return ({ name }) => {
          if (timesCleared !== before) return;
          // Without a session nothing is stored; the next sign-in stores the remaining drafts.
          if (!sessions.current()) drafts.delete(name);
          else if (isOwners() && drafts.delete(name)) save();
        };
      },
      hold: ({ name }, heldFor) => {
        const draft = isOwners() ? drafts.get(name) : undefined;
        if (!draft) return () => undefined;
        const held = { ...draft, outlivesReload: false, heldFor };
        drafts.set(name, held);
        save();
        return () => {
          if (!isOwners() || drafts.get(name) !== held) return;
          drafts.set(name, draft);
          save();
        };
      },
      // Held drafts are not stored.
      settleHeld: (forLoan) => {
        for (const [name, { heldFor }] of drafts) if (isOwners() && heldFor === forLoan) drafts.delete(name);
      },
    };
  },
);
