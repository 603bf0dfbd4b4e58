import type { Unread } from './http-call.ts';

/** What a log may say of an answer that could not be read: the field's path, what was expected and what kind of value came. */
export const mismatchInLog = ({ path, expected, got }: Unread): Readonly<Record<string, string>> => ({
  path,
  ...(expected === undefined ? {} : { expected }),
  ...(got === undefined ? {} : { got }),
});
