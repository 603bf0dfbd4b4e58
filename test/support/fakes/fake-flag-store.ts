import type { FlagStore } from '@member-portal/application/ports';
import { FLAG_DEFAULTS, type Flags, mergeFlags } from '@member-portal/domain/flags';

export const fakeFlagStore = (changed: Partial<Flags> = {}): FlagStore => {
  let flags: Flags = { ...FLAG_DEFAULTS, ...changed };
  const listeners = new Set<(flags: Flags) => void>();
  return {
    current: () => flags,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace: (evaluated) => {
      if (Object.keys(evaluated).length === 0) return;
      flags = mergeFlags(evaluated, flags);
      for (const listener of [...listeners]) listener(flags);
    },
  };
};
