import type { FlagStore } from '@member-portal/application/ports';
import { type Flags, toldFlags, withDefaults } from '@member-portal/domain/flags';

export const fakeFlagStore = (changed: Partial<Flags> = {}): FlagStore => {
  let told: Partial<Flags> = changed;
  const listeners = new Set<(flags: Flags) => void>();
  return {
    current: () => withDefaults(told),
    isKnown: (name) => told[name] !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace: (evaluated) => {
      if (evaluated === undefined) return;
      told = toldFlags(evaluated, told);
      for (const listener of [...listeners]) listener(withDefaults(told));
    },
  };
};
