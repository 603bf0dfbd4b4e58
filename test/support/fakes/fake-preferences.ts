import type { Preferences } from '@member-portal/application/ports';
import type { Locale } from '@member-portal/domain/locale';

/** Preferences in memory; `changeElsewhere` is a choice made in another tab. */
export const fakePreferences = (
  languages: readonly string[] = ['en-US'],
  remembered?: string,
): Preferences & { readonly changeElsewhere: (locale: Locale) => void } => {
  let locale = remembered;
  const listeners = new Set<() => void>();
  return {
    rememberedLocale: () => locale,
    rememberLocale: (chosen) => {
      locale = chosen;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    languages: () => languages,
    changeElsewhere: (chosen) => {
      locale = chosen;
      for (const listener of listeners) listener();
    },
  };
};
