import { EmailConfirmationStore } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** Keeps the e-mail on file instead of the one typed at sign-in. To replace it, change the e-mail. */
export type KeepEmail = () => void;
export const KeepEmail = defineUseCase(
  'KeepEmail',
  { confirmations: EmailConfirmationStore },
  ({ confirmations }): KeepEmail =>
    () =>
      confirmations.clear(),
);
