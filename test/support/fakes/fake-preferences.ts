import type { Preferences } from '@member-portal/application/ports';

/** Preferences, and a way to remember another locale as another tab would. */
export type FakePreferences = Preferences & { readonly rememberElsewhere: (locale: string) => void };

export const fakePreferences = (
  languages: readonly string[] = ['en-US'],
  remembered?: string,
): FakePreferences => {
  let locale = remembered;
  const listeners = new Set<() => void>();
  return {
    rememberedLocale: () => locale,
    rememberLocale: (chosen) => {
      locale = chosen;
    },
    rememberElsewhere: (chosen) => {
      locale = chosen;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    languages: () => languages,
  };
};
