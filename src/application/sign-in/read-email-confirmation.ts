import { type EmailConfirmation, emailConfirmationOf } from '@member-portal/domain/sign-in';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { Buyers, EmailConfirmationStore, type ReadFailure, SessionStore } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/**
 * The e-mail to confirm or change after a sign-in by SMS, if the typed e-mail differs from the one on file; otherwise
 * undefined. Without a typed e-mail no request is made (specification, section 2: screens).
 */
export type ReadEmailConfirmation = (
  cancellation?: Cancellation,
) => ResultAsync<EmailConfirmation | undefined, ReadFailure>;
export const ReadEmailConfirmation = defineUseCase(
  'ReadEmailConfirmation',
  { confirmations: EmailConfirmationStore, buyers: Buyers, sessions: SessionStore },
  ({ confirmations, buyers, sessions }): ReadEmailConfirmation =>
    (cancellation) => {
      const typed = confirmations.read();
      if (typed === undefined) return okAsync(undefined);
      const session = sessions.current();
      if (!session) return errAsync({ kind: 'session-expired' });
      return buyers.read(session.buyerId, cancellation).map(({ identity }) => {
        const confirmation = emailConfirmationOf(typed, identity.email);
        if (!confirmation) confirmations.clear();
        return confirmation;
      });
    },
);
