import type { Locale } from '@member-portal/domain/locale';
import type { Preferences } from '../ports/index.ts';

/**
 * The chosen language, kept while the program runs, and the user's preferred languages, most preferred first (`fr-CA`).
 * @example
 * import { createMemoryPreferences } from '@member-portal/application/memory';
 * import { Preferences } from '@member-portal/application/ports';
 * import { provide } from '@member-portal/application/services';
 * const provided = provide(Preferences, createMemoryPreferences(['fr-CA', 'en']));
 */
export const createMemoryPreferences = (languages: readonly string[] = []): Preferences => {
  let remembered: Locale | undefined;
  return {
    rememberedLocale: () => remembered,
    rememberLocale: (locale) => {
      remembered = locale;
    },
    // There are no other tabs to change it.
    subscribe: () => () => undefined,
    languages: () => languages,
  };
};
