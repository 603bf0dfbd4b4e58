import type { BuyerNote, BuyerNotes } from '../ports/index.ts';

/**
 * Notes about the signed-in buyer, kept while the program runs.
 * @example
 * import { createMemoryBuyerNotes } from '@member-portal/application/memory';
 * import { BuyerNotes } from '@member-portal/application/ports';
 * import { provide } from '@member-portal/application/services';
 * const provided = provide(BuyerNotes, createMemoryBuyerNotes());
 */
export const createMemoryBuyerNotes = (): BuyerNotes => {
  const kept = new Map<BuyerNote, string>();
  return {
    has: (note, buyerId) => kept.get(note) === buyerId,
    write: (note, buyerId) => {
      kept.set(note, buyerId);
      return true;
    },
    clear: (note) => void kept.delete(note),
  };
};
