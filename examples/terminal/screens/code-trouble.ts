import type { CodeEntryState } from '@member-portal/application/flows/code-entry';
import type { Texts } from '../texts/texts.ts';

/** The error message for a code that was entered, if it could be checked. */
export const codeTrouble = (
  { signIn, contact }: Texts,
  { check }: Pick<CodeEntryState<unknown>, 'check'>,
): string | undefined => {
  const { code } = check.problems;
  switch (code?.kind) {
    case 'invalid-code-format':
      return signIn.codeFormat(code.length);
    case 'wrong-code':
      return signIn.wrongCode(code.triesLeft);
    case 'expired':
      return contact.expired;
    case 'empty':
    case undefined:
      return undefined;
  }
};
