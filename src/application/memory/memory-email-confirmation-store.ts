import type { EmailAddress } from '@member-portal/domain/sign-in';
import type { EmailConfirmationStore } from '../ports/index.ts';

/**
 * The e-mail typed at sign-in that awaits confirmation, kept while the program runs.
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
