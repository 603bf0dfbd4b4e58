import type { EmailAddress } from '@member-portal/domain/sign-in';
import { token } from '../services/index.ts';

/**
 * Keeps the e-mail that was typed at a sign-in by SMS until the buyer has kept the one on file or replaced it. Lives in
 * session storage: it survives a reload and goes away with the session.
 */
export interface EmailConfirmationStore {
  read(): EmailAddress | undefined;
  write(typed: EmailAddress): void;
  clear(): void;
}
export const EmailConfirmationStore = token<EmailConfirmationStore>('EmailConfirmationStore');
