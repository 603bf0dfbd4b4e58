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

/** What is wrong with a new e-mail or mobile; `unchanged`: it is already on file. */
export type NewContactProblem = InvalidContact | { readonly kind: 'unchanged' };

/** Context of every step of the change: the kind of contact, and whether codes are locked. */
export interface ContactChange {
  readonly method: DeliveryMethod;
  /** Codes are locked until a time that may be unknown. */
  readonly lock: SignInLock | undefined;
}

/** The form for a new e-mail or mobile. */
export interface ContactForm extends ContactChange {
  readonly typed: string;
  readonly check: FormCheck<'contact', NewContactProblem>;
  /** Why the last code was not sent; kept while sending is retried. */
  readonly failure: ContactFailure | undefined;
}

/** A change of e-mail or mobile: typed, verified by a code sent to the new one, changed. */
export type ContactState =
  | (ContactForm & { readonly kind: 'editing' })
  | (ContactForm & { readonly kind: 'sending'; readonly destination: CodeDestination })
  | (ContactChange & {
      readonly kind: 'verifying';
      /** The text that Back restores in the form. */
      readonly typed: string;
      readonly pending: PendingContact;
      readonly entry: CodeEntryState<ContactFailure>;
    })
  /** The new value is on file. */
  | { readonly kind: 'changed'; readonly method: DeliveryMethod; readonly destination: CodeDestination };
