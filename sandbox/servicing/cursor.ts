import { isPlainDate } from '../calendar/plain-date.ts';
import { idSchema } from '../contract/wire-values.ts';

/** Where a page ended: the sort value and the id of its last row. */
export type Cursor = readonly [value: string | number, id: string];

/** A cursor as opaque text. */
export const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Reads a cursor of ours; undefined for any other text. */
export const readCursor = (text: string, kind: 'string' | 'number'): Cursor | undefined => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!Array.isArray(parsed) || parsed.length !== 2) return undefined;
    const [value, id]: readonly unknown[] = parsed;
    if (!idSchema.safeParse(id).success || typeof id !== 'string' || typeof value !== kind) return undefined;
    if (typeof value === 'number') return Number.isSafeInteger(value) ? [value, id] : undefined;
    return typeof value === 'string' && isPlainDate(value) && value > '0001' ? [value, id] : undefined;
  } catch {
    return undefined;
  }
};
