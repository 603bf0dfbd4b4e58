import type { EmailAddress } from '@member-portal/domain/sign-in';
import { token } from '../services/index.ts';

/**
 * Keeps the e-mail typed at a sign-in by SMS until the buyer has kept the one on file or replaced it. Kept in session
 * storage: it survives a reload and ends with the session.
 */
export interface EmailConfirmationStore {
  read(): EmailAddress | undefined;
  write(typed: EmailAddress): void;
  clear(): void;
}
export const EmailConfirmationStore = token<EmailConfirmationStore>('EmailConfirmationStore');
