import type { EmailAddress } from './contact.ts';

/** An e-mail typed at sign-in that differs from the one on file; the buyer chooses which one to keep. */
export interface EmailConfirmation {
  readonly onFile: EmailAddress;
  readonly typed: EmailAddress;
}

/** What a buyer has to confirm; undefined if none is on file, or if the two differ only in case (the same mailbox). */
export const emailConfirmationOf = (
  typed: EmailAddress,
  onFile: EmailAddress | undefined,
): EmailConfirmation | undefined =>
  onFile === undefined || typed.toLowerCase() === onFile.toLowerCase() ? undefined : { onFile, typed };
