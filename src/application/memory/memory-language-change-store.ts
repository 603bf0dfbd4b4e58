import type { LanguageChangeStore } from '../ports/index.ts';

/**
 * A language change that is still to be recorded, kept while the program runs.
 * @example
 * import { createMemoryLanguageChangeStore } from '@member-portal/application/memory';
 * import { LanguageChangeStore } from '@member-portal/application/ports';
 * import { provide } from '@member-portal/application/services';
 * const provided = provide(LanguageChangeStore, createMemoryLanguageChangeStore());
 */
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
