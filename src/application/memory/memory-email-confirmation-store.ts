import type { EmailAddress } from '@member-portal/domain/sign-in';
import type { EmailConfirmationStore } from '../ports/index.ts';

/**
 * The e-mail that was typed at sign-in and waits to be confirmed, for as long as the program runs.
 * @example
 * import { createMemoryEmailConfirmationStore } from '@member-portal/application/memory';
 * import { EmailConfirmationStore } from '@member-portal/application/ports';
 * import { provide } from '@member-portal/application/services';
 * const provided = provide(EmailConfirmationStore, createMemoryEmailConfirmationStore());
 */
export const createMemoryEmailConfirmationStore = (typed?: EmailAddress): EmailConfirmationStore => {
  let kept = typed;
  return {
    read: () => kept,
    write: (written) => {
      kept = written;
    },
    clear: () => {
      kept = undefined;
    },
  };
};
