import type { DraftStore, StoredDrafts } from '@member-portal/application/ports';

/** Keeps what JSON keeps of it, as a browser's storage does. Given again to another page it is what a reload leaves. */
export const fakeDraftStore = (stored?: StoredDrafts): DraftStore => {
  let text = stored && JSON.stringify(stored);
  return {
    read: () => (text === undefined ? undefined : (JSON.parse(text) as StoredDrafts)),
    write: (drafts) => {
      text = JSON.stringify(drafts);
    },
    clear: () => {
      text = undefined;
    },
  };
};
