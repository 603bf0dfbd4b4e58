import type { Preferences } from '@member-portal/application/ports';
import type { KeyValues } from './key-values.ts';

/** The locale chosen earlier in local storage, under a key of the tenant's own (specification, section 5). */
export const createLocalPreferences = (
  storage: KeyValues,
  tenant: string,
  languages: () => readonly string[],
): Preferences => {
  const key = `member-portal.${tenant}.locale`;
  return {
    rememberedLocale: () => storage.getItem(key) ?? undefined,
    rememberLocale: (locale) => storage.setItem(key, locale),
    languages,
  };
};
