import type { Context } from 'hono';

const UNWRITABLE = /[\p{Cc}\p{Cs}\uFFFD]/gu;
const LONGEST = 254;

/** A typed text, without characters that a database cannot store, and limited in length. */
export const writableText = (text: string): string => text.replace(UNWRITABLE, '').slice(0, LONGEST);

/** What a page's form sent, by field. A field that was not filled in, or sends a file, is not there. */
export const formOf = async (c: Context): Promise<Readonly<Record<string, string>>> => {
  const form = await c.req.parseBody();
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => {
      const text = typeof value === 'string' ? writableText(value) : '';
      return text === '' ? [] : [[name, text] as const];
    }),
  );
};
