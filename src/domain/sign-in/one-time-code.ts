import { err, ok, type Result } from 'neverthrow';
import type { Tagged } from '../tagged.ts';
import { dropInvisible } from './invisible.ts';

/** A one-time code as it is sent: digits only. */
export type OneTimeCode = Tagged<string, 'OneTimeCode'>;

/** Number of digits in a one-time code. */
export const ONE_TIME_CODE_LENGTH = 6;

/** Why text is not a one-time code. */
export type InvalidOneTimeCode = { readonly kind: 'empty' } | { readonly kind: 'invalid-code-format' };

/**
 * Parses a code as typed, pasted or autofilled: removes spaces, dashes and invisible characters and accepts full-width digits.
 * @example
 * import { oneTimeCode } from '@member-portal/domain/sign-in';
 * const code = oneTimeCode('123-456'); // Ok: 123456
 */
export const oneTimeCode = (typed: string): Result<OneTimeCode, InvalidOneTimeCode> => {
  const text = dropInvisible(typed)
    .normalize('NFKC')
    .replace(/[\s\-\u2010-\u2015]/gu, '');
  if (text === '') return err({ kind: 'empty' });
  return /^\d+$/.test(text) && text.length === ONE_TIME_CODE_LENGTH
    ? ok(text as OneTimeCode)
    : err({ kind: 'invalid-code-format' });
};
