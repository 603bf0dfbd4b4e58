import type { Unread } from './http-call.ts';

/** Log fields for an answer that could not be read: the field's path, what was expected and what was received. */
export const mismatchInLog = ({ path, expected, got }: Unread): Readonly<Record<string, string>> => ({
  path,
  ...(expected === undefined ? {} : { expected }),
  ...(got === undefined ? {} : { got }),
});
