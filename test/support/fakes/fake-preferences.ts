import type { Preferences } from '@member-portal/application/ports';

export const fakePreferences = (
  languages: readonly string[] = ['en-US'],
  remembered?: string,
): Preferences => {
  let locale = remembered;
  return {
    rememberedLocale: () => locale,
    rememberLocale: (chosen) => {
      locale = chosen;
    },
    subscribe: () => () => undefined,
    languages: () => languages,
  };
};
