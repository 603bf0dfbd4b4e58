import type { LanguageChangeStore } from '../ports/index.ts';

/**
 * A change of language that waits to be recorded, for as long as the program runs.
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
