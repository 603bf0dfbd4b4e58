import type { BuyerNote, BuyerNotes } from '@member-portal/application/ports';

/** Notes in memory, about one buyer each. */
export const fakeBuyerNotes = (): BuyerNotes => {
  const kept = new Map<BuyerNote, string>();
  return {
    has: (note, buyerId) => kept.get(note) === buyerId,
    write: (note, buyerId) => void kept.set(note, buyerId),
    clear: (note) => void kept.delete(note),
  };
};
