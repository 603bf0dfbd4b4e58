import type { FlagStore } from '@member-portal/application/ports';
import {
  FLAG_DEFAULTS,
  type FlagName,
  type Flags,
  knownFlags,
  withDefaults,
} from '@member-portal/domain/flags';
import type { KeyValues } from '../storage/key-values.ts';
import { isFlag } from '../storage/stored-fields.ts';
import { readStored } from '../storage/stored-json.ts';

const NAMES = Object.keys(FLAG_DEFAULTS) as readonly FlagName[];

/** The stored form of each flag; one that an older version of the portal did not store is unknown. */
const storedFlags = (value: unknown): Readonly<Partial<Flags>> | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const read: { -readonly [Name in FlagName]?: boolean } = {};
  for (const name of NAMES) {
    const told: unknown = Reflect.get(value, name);
    if (isFlag(told)) read[name] = told;
    else if (told !== undefined) return undefined;
  }
  return read;
};

/** This tenant's flags as last known, kept in local storage, so that an outage does not change what a buyer sees. */
export const createStoredFeatureFlags = (storage: KeyValues, tenant: string): FlagStore => {
  const key = `member-portal.${tenant}.flags`;
  const listeners = new Set<(flags: Flags) => void>();
  let told = readStored(storage, key, storedFlags) ?? {};
  let flags = withDefaults(told);
  return {
    current: () => flags,
    isKnown: (name) => told[name] !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace: (evaluated) => {
      if (evaluated === undefined) return;
      const before = told;
      told = knownFlags(evaluated, before);
      storage.setItem(key, JSON.stringify(told));
      if (NAMES.every((name) => told[name] === before[name])) return;
      flags = withDefaults(told);
      for (const listener of [...listeners]) listener(flags);
    },
  };
};
