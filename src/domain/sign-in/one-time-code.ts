import { err, ok, type Result } from 'neverthrow';
import type { Tagged } from '../tagged.ts';

/** A one-time code as it is sent: digits only. */
export type OneTimeCode = Tagged<string, 'OneTimeCode'>;

/** How many digits a one-time code has. */
export const ONE_TIME_CODE_LENGTH = 6;

/** Why text is no one-time code. */
export type InvalidOneTimeCode = { readonly kind: 'empty' } | { readonly kind: 'invalid-code-format' };

/**
 * A code as people type, paste or autofill it: spaces and dashes between digits fall away, full-width digits count.
 * @example
 * import { oneTimeCode } from '@member-portal/domain/sign-in';
 * const code = oneTimeCode('123-456'); // Ok: 123456
 */
export const oneTimeCode = (typed: string): Result<OneTimeCode, InvalidOneTimeCode> => {
  const text = typed.normalize('NFKC').replace(/[\s\-\u2010-\u2015]/gu, '');
  if (text === '') return err({ kind: 'empty' });
  return /^\d+$/.test(text) && text.length === ONE_TIME_CODE_LENGTH
    ? ok(text as OneTimeCode)
    : err({ kind: 'invalid-code-format' });
};
