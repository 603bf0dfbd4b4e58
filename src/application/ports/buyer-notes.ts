import type { BuyerId } from '@member-portal/domain/buyer';
import { token } from '../services/index.ts';

/** `not-blocked`: the record was read and does not block. `language-adopted`: the language on file was adopted once. */
export type BuyerNote = 'not-blocked' | 'language-adopted';

/** Notes about a buyer in this tab's session. Kept in session storage: they survive a reload and end with the session. */
export interface BuyerNotes {
  has(note: BuyerNote, buyerId: BuyerId): boolean;
  /** Replaces the same note about any other buyer. Returns whether it survives a reload: if not, nor does the session. */
  write(note: BuyerNote, buyerId: BuyerId): boolean;
  clear(note: BuyerNote): void;
}
export const BuyerNotes = token<BuyerNotes>('BuyerNotes');
