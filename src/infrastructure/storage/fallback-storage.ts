import type { FallbackStorage, KeyValues } from './key-values.ts';

const attempt = <Value>(action: () => Value, otherwise: Value): Value => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

/**
 * Storage that never fails: values that the browser's storage refuses, because it is denied or full, stay in memory until the page
 * is left (specification, section 9: browser storage fallback). `changed` is called after each change of what the browser's storage
 * holds.
 */
export const createFallbackStorage = (
  storage: KeyValues | undefined,
  changed: () => void = () => undefined,
): FallbackStorage => {
  const memory = new Map<string, string>();
  /** Changes the browser's storage; false where it refuses. */
  const change = (action: (storage: KeyValues) => void): boolean => {
    const isTaken = attempt(() => {
      if (storage) action(storage);
      return storage !== undefined;
    }, false);
    if (isTaken) changed();
    return isTaken;
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => storage?.getItem(key) ?? null, null),
    setItem: (key, value) => {
      const isTaken = change((kept) => kept.setItem(key, value));
      if (isTaken) memory.delete(key);
      else {
        memory.set(key, value);
        // A full storage still holds the earlier value, which must not come back after a reload.
        change((kept) => kept.removeItem(key));
      }
      return isTaken;
    },
    removeItem: (key) => {
      memory.delete(key);
      change((kept) => kept.removeItem(key));
    },
    clear: () => {
      memory.clear();
      change((kept) => kept.clear());
    },
  };
};
