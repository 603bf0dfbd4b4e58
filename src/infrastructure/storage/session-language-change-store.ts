import type { LanguageChangeStore } from '@member-portal/application/ports';
import type { KeyValues } from './key-values.ts';

const KEY = 'member-portal.language-changed';

/** In session storage: it survives a reload of the tab, and no other tab sees it. */
export const createSessionLanguageChangeStore = (storage: KeyValues): LanguageChangeStore => ({
  write: (locale) => storage.setItem(KEY, locale),
  take: () => {
    const changed = storage.getItem(KEY) ?? undefined;
    storage.removeItem(KEY);
    return changed;
  },
});
