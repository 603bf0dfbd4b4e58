import { err, ok, type Result } from 'neverthrow';

/** Text that cannot name anything: it is empty, or has white space or control characters in it. */
export interface InvalidId {
  readonly kind: 'invalid-id';
}

/** Checks the text of an id; its form is the platform's own. */
export const identifier = <Id extends string>(text: string): Result<Id, InvalidId> =>
  /^[^\s\p{Cc}]+$/u.test(text) ? ok(text as Id) : err({ kind: 'invalid-id' });
