import type { LanguageChangeStore } from '@member-portal/application/ports';

export const fakeLanguageChangeStore = (): LanguageChangeStore => {
  let changed: string | undefined;
  return {
    write: (locale) => {
      changed = locale;
    },
    take: () => {
      const taken = changed;
      changed = undefined;
      return taken;
    },
  };
};
