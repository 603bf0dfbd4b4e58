import type { CodeDestination, SignInLock } from '@member-portal/domain/sign-in';
import type { ChangeContactFailure, PendingContact } from '../../account/index.ts';
import type { CodeEntryEvent } from '../code-entry/index.ts';
import type { ContactFailure } from './state.ts';

/** A buyer's actions to change an e-mail or mobile. */
export type ContactEvent =
  | { readonly kind: 'type-contact'; readonly text: string }
  | { readonly kind: 'send-code' }
  | { readonly kind: 'back' }
  | CodeEntryEvent;

/** Results of effects. `asked` is the requested destination: an answer for an earlier one is ignored. */
export type ContactResult =
  | { readonly kind: 'code-sent'; readonly asked: CodeDestination; readonly pending: PendingContact }
  | {
      readonly kind: 'code-not-sent';
      readonly asked: CodeDestination;
      /** Undefined while the countdown to another code is running. */
      readonly failure: ContactFailure | { readonly kind: 'unchanged' } | undefined;
    }
  /** The time of a lock has passed. */
  | { readonly kind: 'lock-ended'; readonly lock: SignInLock }
  | { readonly kind: 'contact-changed' }
  | { readonly kind: 'contact-not-changed'; readonly failure: ChangeContactFailure };
