import type { FlagStore } from '@member-portal/application/ports';
import { FLAG_DEFAULTS, type FlagName, type Flags, mergeFlags } from '@member-portal/domain/flags';
import * as z from 'zod/mini';
import type { KeyValues } from '../storage/key-values.ts';
import { readStored } from '../storage/stored-json.ts';

const NAMES = Object.keys(FLAG_DEFAULTS) as readonly FlagName[];

const storedSchema = z.object(
  Object.fromEntries(NAMES.map((name) => [name, z.optional(z.boolean())] as const)),
);

/** This tenant's flags as last known, kept in local storage, so that an outage does not change what a buyer sees. */
export const createStoredFeatureFlags = (storage: KeyValues, tenant: string): FlagStore => {
  const key = `member-portal.${tenant}.flags`;
  const listeners = new Set<(flags: Flags) => void>();
  let flags = mergeFlags(readStored(storage, key, storedSchema) ?? {});
  return {
    current: () => flags,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace: (evaluated) => {
      if (Object.keys(evaluated).length === 0) return;
      const next = mergeFlags(evaluated, flags);
      storage.setItem(key, JSON.stringify(next));
      if (NAMES.every((name) => next[name] === flags[name])) return;
      flags = next;
      for (const listener of [...listeners]) listener(flags);
    },
  };
};
