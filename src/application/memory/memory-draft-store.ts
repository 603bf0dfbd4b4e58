import type { DraftStore, StoredDrafts } from '../ports/index.ts';

/** What was typed and not sent, for as long as the program runs. */
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
