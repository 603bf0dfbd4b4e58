import { type Flags, knownFlags, withDefaults } from '@member-portal/domain/flags';
import type { FlagStore } from '../ports/index.ts';

/**
 * Feature flags as last reported, kept while the program runs; defaults until they are loaded.
 * @example
 * import { createMemoryFlagStore } from '@member-portal/application/memory';
 * import { FlagStore } from '@member-portal/application/ports';
 * import { provide } from '@member-portal/application/services';
 * const provided = provide(FlagStore, createMemoryFlagStore({ payOff: false }));
 */
export const createMemoryFlagStore = (first: Readonly<Partial<Flags>> = {}): FlagStore => {
  const listeners = new Set<(flags: Flags) => void>();
  let told = first;
  return {
    current: () => withDefaults(told),
    isKnown: (name) => told[name] !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace: (evaluated) => {
      if (evaluated === undefined) return;
      told = knownFlags(evaluated, told);
      for (const listener of [...listeners]) listener(withDefaults(told));
    },
  };
};
