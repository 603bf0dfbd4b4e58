import type { FlagStore } from '@member-portal/application/ports';
import { type Flags, mergeFlags } from '@member-portal/domain/flags';

export const fakeFlagStore = (changed: Partial<Flags> = {}): FlagStore => {
  let flags = mergeFlags({}, changed);
  const listeners = new Set<(flags: Flags) => void>();
  return {
    current: () => flags,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace: (evaluated) => {
      flags = mergeFlags(evaluated, flags);
      for (const listener of [...listeners]) listener(flags);
    },
  };
};
