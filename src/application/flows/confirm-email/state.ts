import type { EmailConfirmation } from '@member-portal/domain/sign-in';
import type { ReadFailure } from '../../ports/index.ts';
import type { FormCheck } from '../form-check.ts';

/** Whether to keep the e-mail on file or replace it with the one typed at sign-in. */
export type EmailChoice = 'keep' | 'replace';

/** The question which of two e-mails is right. */
export interface EmailQuestion {
  readonly confirmation: EmailConfirmation;
  readonly choice: EmailChoice | undefined;
  readonly check: FormCheck<'choice', 'missing'>;
  /** The dialog to change to the typed e-mail, which has its own flow. A closed one is kept, so that focus can return. */
  readonly change: { readonly open: boolean; readonly opened: number } | undefined;
}

/** The confirmation of an e-mail after a sign-in by SMS. */
export type ConfirmEmailState =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unread'; readonly failure: ReadFailure }
  | { readonly kind: 'asking'; readonly question: EmailQuestion }
  /** The visit continues: answered, postponed, or nothing to ask. The question stays on screen until the next page. */
  | { readonly kind: 'settled'; readonly question: EmailQuestion | undefined };
