import type { BuyerId } from '@member-portal/domain/buyer';
import { token } from '../services/index.ts';

/** One buyer's unsent drafts, by place name. Not validated: an earlier version of the page may have written them. */
export interface StoredDrafts {
  readonly buyerId: BuyerId;
  readonly drafts: Readonly<Record<string, unknown>>;
}

/** Keeps drafts across reloads of this tab; they are removed when the session ends. */
export interface DraftStore {
  read(): StoredDrafts | undefined;
  write(drafts: StoredDrafts): void;
  clear(): void;
}
export const DraftStore = token<DraftStore>('DraftStore');
