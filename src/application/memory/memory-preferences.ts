import type { Locale } from '@member-portal/domain/locale';
import type { Preferences } from '../ports/index.ts';

/**
 * A chosen language for as long as the program runs, and those that its user prefers, most wanted first (`fr-CA`).
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
    // Nothing else can change it.
    subscribe: () => () => undefined,
    languages: () => languages,
  };
};
