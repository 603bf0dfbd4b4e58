/** The part of Web Storage that the portal uses, in memory, with a look at all that it holds. */
export interface MemoryStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
  readonly text: () => string;
}

export const memoryStorage = (): MemoryStorage => {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => {
      held.set(key, value);
    },
    removeItem: (key) => {
      held.delete(key);
    },
    clear: () => held.clear(),
    text: () => JSON.stringify([...held]),
  };
};
