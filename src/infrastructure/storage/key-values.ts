/** The part of the Web Storage interface that adapters use. Every call may throw: storage can be denied or full. */
export interface KeyValues {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

/** Storage that falls back to memory where the browser's storage refuses a value. */
export interface FallbackStorage extends KeyValues {
  /** Returns whether the value outlives this page. */
  setItem(key: string, value: string): boolean;
}
