import type { BuyerNote, BuyerNotes } from '@member-portal/application/ports';
import type { FallbackStorage } from './key-values.ts';

const keyOf = (note: BuyerNote): string => `member-portal.buyer.${note}`;

/** Notes about the signed-in buyer in session storage, which is cleared with the session. */
export const createSessionBuyerNotes = (storage: FallbackStorage): BuyerNotes => ({
  has: (note, buyerId) => storage.getItem(keyOf(note)) === buyerId,
  write: (note, buyerId) => storage.setItem(keyOf(note), buyerId),
  clear: (note) => storage.removeItem(keyOf(note)),
});
