import type { BuyerId } from '@member-portal/domain/buyer';
import { token } from '../services/index.ts';

/** What one buyer typed and has not sent yet, by the name of its place; unchecked, because an earlier page wrote it. */
export interface StoredDrafts {
  readonly buyerId: BuyerId;
  readonly drafts: Readonly<Record<string, unknown>>;
}

/** Keeps drafts across a reload of this tab, and no longer: it goes away with the session. */
export interface DraftStore {
  read(): StoredDrafts | undefined;
  write(drafts: StoredDrafts): void;
  clear(): void;
}
export const DraftStore = token<DraftStore>('DraftStore');
