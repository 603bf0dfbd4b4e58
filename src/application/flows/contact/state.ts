import type {
  CodeDestination,
  DeliveryMethod,
  InvalidContact,
  SignInLock,
} from '@member-portal/domain/sign-in';
import type { ChangeContactFailure, ContactProblem, PendingContact } from '../../account/index.ts';
import type { ReadFailure } from '../../ports/index.ts';
import type { CodeEntryState } from '../code-entry/index.ts';
import type { FormCheck } from '../form-check.ts';

/** Why a code was not sent, or a contact not changed. */
export type ContactFailure = ContactProblem | ReadFailure | ChangeContactFailure;

/** What is wrong with a new e-mail or mobile; `unchanged` is the one on file. */
export type NewContactProblem = InvalidContact | { readonly kind: 'unchanged' };

/** What every step of the change knows: which contact it is, and whether codes are paused. */
export interface ContactChange {
  readonly method: DeliveryMethod;
  /** Codes are paused, until a time that may be unknown. */
  readonly lock: SignInLock | undefined;
}

/** The form in which a new e-mail or mobile is typed. */
export interface ContactForm extends ContactChange {
  readonly typed: string;
  readonly check: FormCheck<'contact', NewContactProblem>;
  /** Why the last code was not sent; it stays while sending is tried again. */
  readonly failure: ContactFailure | undefined;
}

/** The change of an e-mail or mobile: typed, verified by a code to the new one, done. */
export type ContactState =
  | (ContactForm & { readonly kind: 'editing' })
  | (ContactForm & { readonly kind: 'sending'; readonly destination: CodeDestination })
  | (ContactChange & {
      readonly kind: 'verifying';
      /** What Back restores in the form. */
      readonly typed: string;
      readonly pending: PendingContact;
      readonly entry: CodeEntryState<ContactFailure>;
    })
  /** The new one is on file. */
  | { readonly kind: 'changed'; readonly method: DeliveryMethod; readonly destination: CodeDestination };
