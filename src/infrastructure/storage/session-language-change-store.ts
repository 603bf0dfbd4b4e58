import type { LanguageChangeStore } from '@member-portal/application/ports';
import type { KeyValues } from './key-values.ts';

const KEY = 'member-portal.language-changed';

/** In session storage: a reload of the tab finds it, and no other tab does. */
export const createSessionLanguageChangeStore = (storage: KeyValues): LanguageChangeStore => ({
  write: (locale) => storage.setItem(KEY, locale),
  take: () => {
    const changed = storage.getItem(KEY) ?? undefined;
    storage.removeItem(KEY);
    return changed;
  },
});
