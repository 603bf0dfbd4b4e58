import type { EmailConfirmation } from '@member-portal/domain/sign-in';
import type { ReadFailure } from '../../ports/index.ts';
import type { EmailChoice } from './state.ts';

/** A buyer's actions when asked which e-mail is right. */
export type ConfirmEmailEvent =
  | { readonly kind: 'choose-email'; readonly choice: EmailChoice }
  | { readonly kind: 'confirm' }
  /** Closes the change to the typed e-mail, whether it was made or not. */
  | { readonly kind: 'close-change' }
  | { readonly kind: 'decide-later' }
  | { readonly kind: 'retry' };

/** Results of reading. */
export type ConfirmEmailResult =
  /** Undefined if there is nothing to ask. */
  | { readonly kind: 'confirmation-read'; readonly confirmation: EmailConfirmation | undefined }
  | { readonly kind: 'confirmation-not-read'; readonly failure: ReadFailure }
  /** A change of the e-mail has answered the question. */
  | { readonly kind: 'answered' };
