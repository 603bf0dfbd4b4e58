import type { KeyValues } from './key-values.ts';

/** A stored value, as `read` makes it of what was kept: one that is corrupt or of another shape is removed and reads as none. */
export const readStored = <Value>(
  storage: KeyValues,
  key: string,
  read: (stored: unknown) => Value | undefined,
): Value | undefined => {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  let value: Value | undefined;
  try {
    value = read(JSON.parse(text));
  } catch {
    // Not JSON: removed like any other unreadable value.
  }
  if (value === undefined) storage.removeItem(key);
  return value;
};
