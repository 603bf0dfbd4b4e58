import { err, ok, type Result } from 'neverthrow';

/** Text that is not a valid id: empty, or with white space or control characters. */
export interface InvalidId {
  readonly kind: 'invalid-id';
}

/** Checks the text of an id; its format is otherwise up to the platform. */
export const identifier = <Id extends string>(text: string): Result<Id, InvalidId> =>
  /^[^\s\p{Cc}]+$/u.test(text) ? ok(text as Id) : err({ kind: 'invalid-id' });
