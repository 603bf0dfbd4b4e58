import type { CodeDestination, OneTimeCode, SignInLock } from '@member-portal/domain/sign-in';
import type { TrackedEvent } from '@member-portal/domain/telemetry';
import type { PendingContact } from '../../account/index.ts';
import type { RecordPage } from '../page-entered.ts';

/** Effects of changing a contact. */
export type ContactEffect =
  | RecordPage
  | { readonly kind: 'record-event'; readonly event: TrackedEvent }
  | { readonly kind: 'keep-typed'; readonly text: string }
  | { readonly kind: 'keep-pending'; readonly pending: PendingContact }
  /** Another code is being requested: an earlier one is no longer awaited. */
  | { readonly kind: 'drop-pending' }
  /** Keeps a lock, and reports when it ends. */
  | { readonly kind: 'keep-lock'; readonly lock: SignInLock }
  | { readonly kind: 'drop-lock' }
  | { readonly kind: 'request-code'; readonly destination: CodeDestination }
  | { readonly kind: 'request-another-code'; readonly pending: PendingContact }
  | { readonly kind: 'change-contact'; readonly pending: PendingContact; readonly code: OneTimeCode };
