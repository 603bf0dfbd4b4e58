import type { BuyerId } from '@member-portal/domain/buyer';
import { token } from '../services/index.ts';

/** `not-blocked`: the record was read and does not block. `language-adopted`: the language on file was taken over once. */
export type BuyerNote = 'not-blocked' | 'language-adopted';

/** What was found out about a buyer in this tab's session. Lives in session storage: it survives a reload, not the session. */
export interface BuyerNotes {
  has(note: BuyerNote, buyerId: BuyerId): boolean;
  /** Replaces the same note about any other buyer. Returns whether it survives a reload: if not, neither does the session. */
  write(note: BuyerNote, buyerId: BuyerId): boolean;
  clear(note: BuyerNote): void;
}
export const BuyerNotes = token<BuyerNotes>('BuyerNotes');
