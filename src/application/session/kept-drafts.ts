import type { BuyerId } from '@member-portal/domain/buyer';
import type { SessionStore } from '../ports/index.ts';
import { token } from '../services/index.ts';

/** Names what was typed in one place; `T` is only for the compiler. */
export interface DraftPlace<T> {
  readonly name: string;
  readonly of?: T;
}

/**
 * What a buyer typed and has not sent yet, in the memory of this tab alone. It outlives closed dialogs, other pages and a
 * forced sign-out, and is there again for the same buyer; a chosen sign-out, one in another tab, and another buyer drop it.
 */
export interface KeptDrafts {
  /** What was kept for the buyer who is signed in. */
  read<T>(place: DraftPlace<T>): T | undefined;
  /** Keeps it; without a session nothing changes. */
  keep<T>(place: DraftPlace<T>, draft: T): void;
  drop(place: DraftPlace<unknown>): void;
}
export const KeptDrafts = token<KeptDrafts>('KeptDrafts');

export const createKeptDrafts = (sessions: SessionStore): KeptDrafts => {
  const drafts = new Map<string, unknown>();
  let owner: BuyerId | undefined;
  const clear = (): void => {
    drafts.clear();
    owner = undefined;
  };
  sessions.subscribe((change) => {
    if (change.kind === 'opened' && change.session.buyerId !== owner) clear();
    if (change.kind === 'closed' && (change.end === 'signed-out' || change.end === 'ended-elsewhere'))
      clear();
  });
  const isOwners = (): boolean => {
    const buyer = sessions.current()?.buyerId;
    return buyer !== undefined && buyer === owner;
  };
  return {
    read: <T>({ name }: DraftPlace<T>) => (isOwners() ? (drafts.get(name) as T | undefined) : undefined),
    keep: ({ name }, draft) => {
      const buyer = sessions.current()?.buyerId;
      if (buyer === undefined) return;
      if (buyer !== owner) drafts.clear();
      owner = buyer;
      drafts.set(name, draft);
    },
    drop: ({ name }) => {
      if (isOwners()) drafts.delete(name);
    },
  };
};
