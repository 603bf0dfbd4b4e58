import type { LanguageChangeStore } from '../ports/index.ts';

/** A change of language that waits to be recorded, for as long as the program runs. */
export const createMemoryLanguageChangeStore = (): LanguageChangeStore => {
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
