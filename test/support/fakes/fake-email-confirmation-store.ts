import type { EmailConfirmationStore } from '@member-portal/application/ports';
import type { EmailAddress } from '@member-portal/domain/sign-in';

export const fakeEmailConfirmationStore = (typed?: EmailAddress): EmailConfirmationStore => {
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
