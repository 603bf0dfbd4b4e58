import type { EmailConfirmationStore } from '@member-portal/application/ports';
import { emailAddress } from '@member-portal/domain/sign-in';
import type { KeyValues } from './key-values.ts';

const KEY = 'member-portal.email-confirmation';

/** The typed e-mail that has yet to be confirmed, in session storage; an invalid one is treated as absent. */
export const createSessionEmailConfirmationStore = (storage: KeyValues): EmailConfirmationStore => ({
  read: () => emailAddress(storage.getItem(KEY) ?? '').unwrapOr(undefined),
  write: (typed) => storage.setItem(KEY, typed),
  clear: () => storage.removeItem(KEY),
});
