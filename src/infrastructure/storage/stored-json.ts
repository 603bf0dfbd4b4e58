import type { KeyValues } from './key-values.ts';

/** A stored value, parsed by `read`; a corrupt one or one of another shape is removed and treated as absent. */
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
