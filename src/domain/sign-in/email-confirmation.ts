import type { EmailAddress } from './contact.ts';

/** An e-mail typed at sign-in that differs from the one on file: the buyer keeps the one or replaces it by the other. */
export interface EmailConfirmation {
  readonly onFile: EmailAddress;
  readonly typed: EmailAddress;
}

/** What a buyer has to confirm; undefined where both are the same mailbox to any mail service in use, or none is on file. */
export const emailConfirmationOf = (
  typed: EmailAddress,
  onFile: EmailAddress | undefined,
): EmailConfirmation | undefined =>
  onFile === undefined || typed.toLowerCase() === onFile.toLowerCase() ? undefined : { onFile, typed };
