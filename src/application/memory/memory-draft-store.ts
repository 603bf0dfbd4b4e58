import type { DraftStore, StoredDrafts } from '../ports/index.ts';

/**
 * Unsent drafts, kept while the program runs.
 * @example
 * import { createMemoryDraftStore } from '@member-portal/application/memory';
 * import { DraftStore } from '@member-portal/application/ports';
 * import { provide } from '@member-portal/application/services';
 * const provided = provide(DraftStore, createMemoryDraftStore());
 */
export const createMemoryDraftStore = (): DraftStore => {
  let kept: StoredDrafts | undefined;
  return {
    read: () => kept,
    write: (drafts) => {
      kept = drafts;
    },
    clear: () => {
      kept = undefined;
    },
  };
};
