import type { KeyValues } from './key-values.ts';

const attempt = <Value>(action: () => Value, otherwise: Value): Value => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

/**
 * Storage that never fails: what the browser's storage refuses, being denied or full, is kept in memory for as long as
 * this page lives (specification, section 9: browser storage fallback).
 */
export const createFallbackStorage = (storage: KeyValues | undefined): KeyValues => {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => storage?.getItem(key) ?? null, null),
    setItem: (key, value) => {
      const stored = attempt(() => {
        storage?.setItem(key, value);
        return storage !== undefined;
      }, false);
      if (stored) {
        memory.delete(key);
        return;
      }
      memory.set(key, value);
      // A full storage still holds the earlier value, which must not come back after a reload.
      attempt(() => storage?.removeItem(key), undefined);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt(() => storage?.removeItem(key), undefined);
    },
    clear: () => {
      memory.clear();
      attempt(() => storage?.clear(), undefined);
    },
  };
};
