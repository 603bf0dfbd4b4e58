import type { EmailConfirmation } from '@member-portal/domain/sign-in';
import type { ReadFailure } from '../../ports/index.ts';
import type { FormCheck } from '../form-check.ts';

/** Whether the e-mail on file is kept, or replaced by the one that was typed at sign-in. */
export type EmailChoice = 'keep' | 'replace';

/** The question which of two e-mails is right. */
export interface EmailQuestion {
  readonly confirmation: EmailConfirmation;
  readonly choice: EmailChoice | undefined;
  readonly check: FormCheck<'choice', 'missing'>;
  /** The dialog to change to the typed e-mail, with its own flow; a closed one stays, so that focus can return. */
  readonly change: { readonly open: boolean; readonly opened: number } | undefined;
}

/** The confirmation of an e-mail after a sign-in by SMS. */
export type ConfirmEmailState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unread'; readonly failure: ReadFailure }
  | { readonly kind: 'asking'; readonly question: EmailQuestion }
  /** The visit goes on: it was answered, postponed, or there was nothing to ask. What was asked stays until the next page. */
  | { readonly kind: 'settled'; readonly question: EmailQuestion | undefined };
