import type { KeyValues } from '../../../src/infrastructure/storage/key-values.ts';

export type WorkingStorage = KeyValues & { readonly entries: Map<string, string> };

/** Storage that works, with a look inside. */
export const workingStorage = (initial: Readonly<Record<string, string>> = {}): WorkingStorage => {
  const entries = new Map(Object.entries(initial));
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value);
    },
    removeItem: (key) => {
      entries.delete(key);
    },
    clear: () => entries.clear(),
  };
};

const denied = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

/** Storage that a browser denies altogether. */
export const deniedStorage: KeyValues = {
  getItem: denied,
  setItem: denied,
  removeItem: denied,
  clear: denied,
};

/** Storage that gives what it has and takes nothing more. */
export const fullStorage = (initial: Readonly<Record<string, string>> = {}) => ({
  ...workingStorage(initial),
  setItem: (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});
