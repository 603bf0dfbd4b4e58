import type * as z from 'zod/mini';
import type { KeyValues } from './key-values.ts';

/** A stored value, checked when it is read: one that is corrupt or of another shape is removed and reads as none. */
export const readStored = <Schema extends z.ZodMiniType>(
  storage: KeyValues,
  key: string,
  schema: Schema,
): z.output<Schema> | undefined => {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  try {
    return schema.parse(JSON.parse(text)) as z.output<Schema>;
  } catch {
    storage.removeItem(key);
    return undefined;
  }
};
