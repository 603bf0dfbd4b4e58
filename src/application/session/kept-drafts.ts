import type { BuyerId } from '@member-portal/domain/buyer';
import type { LoanId } from '@member-portal/domain/loan';
import { DraftStore, isChosenEnd, SessionStore } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** Identifies what was typed in one place. */
export interface DraftPlace<T> {
  readonly name: string;
  /**
   * Distinguishes a draft of this place from whatever else an earlier page may have left there. What is kept with it outlives a
   * reload; what is kept without it stays in memory.
   */
  readonly accepts?: (stored: unknown) => stored is T;
}

/**
 * What a buyer typed and has not sent yet, in this tab alone. It outlives closed dialogs, other pages, a reload and a forced
 * sign-out, and is there again for the same buyer; a chosen sign-out, one in another tab, and another buyer drop it. Once the
 * session is over it is in memory only.
 */
export interface KeptDrafts {
  /** What was kept for the buyer who is signed in. */
  read<T>(place: DraftPlace<T>): T | undefined;
  /** Keeps it; without a session nothing changes. */
  keep<T>(place: DraftPlace<T>, draft: T): void;
  drop(place: DraftPlace<unknown>): void;
  /** Drops what the platform has accepted; also after the session has ended, as long as no other buyer has signed in. */
  settle(place: DraftPlace<unknown>): void;
  /** From now on in memory only: what was sent `forLoan` must not reappear after a reload as if it had not been. */
  hold(place: DraftPlace<unknown>, forLoan?: LoanId): void;
  /** Drops what is held for a loan: the platform has accepted it. */
  settleHeld(forLoan: LoanId): void;
}

interface Draft {
  readonly value: unknown;
  readonly from: 'memory' | 'store';
  readonly outlivesReload: boolean;
  /** The loan that it was sent for; undefined again once it is changed. */
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
    const clear = (): void => {
      drafts.clear();
      owner = undefined;
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
      settle: ({ name }) => {
        // Without a session nothing is stored; the next sign-in stores what is left.
        if (!sessions.current()) drafts.delete(name);
        else if (isOwners() && drafts.delete(name)) save();
      },
      hold: ({ name }, heldFor) => {
        const draft = isOwners() ? drafts.get(name) : undefined;
        if (!draft) return;
        drafts.set(name, { ...draft, outlivesReload: false, heldFor });
        save();
      },
      // What is held is not stored.
      settleHeld: (forLoan) => {
        for (const [name, { heldFor }] of drafts) if (isOwners() && heldFor === forLoan) drafts.delete(name);
      },
    };
  },
);
