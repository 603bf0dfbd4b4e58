import type { Instant } from '@member-portal/domain/calendar';
import type { InvalidContact, OneTimeCode } from '@member-portal/domain/sign-in';
import type { TypedContact } from '../../ports/index.ts';
import type { SignInProblem } from '../../sign-in/index.ts';
import type { CodeEntryState } from '../code-entry/index.ts';
import type { FormCheck } from '../form-check.ts';

/** Asks for the e-mail address or mobile number that receives a code; `typed.method` is the one asked for. */
export interface ContactStep {
  readonly kind: 'contact';
  readonly typed: TypedContact;
  readonly check: FormCheck<ContactField, InvalidContact>;
  readonly sending: boolean;
  /** Why no code was sent; kept while sending is retried. */
  readonly failure: SignInProblem | undefined;
}

/** A field of the contact form; after a mismatch both are asked for. */
export type ContactField = 'email' | 'phone';

/** Waits for the code that was sent. */
export interface CodeStep {
  readonly kind: 'code';
  readonly typed: TypedContact;
  readonly entry: CodeEntryState<SignInProblem>;
  /** What the field held when a code by the other channel was asked for; it is emptied of that once the code is sent. */
  readonly typedBefore?: string;
}

/** The code was right; asks for both e-mail address and mobile number. Never reveals whether an account exists. */
export interface MismatchStep {
  readonly kind: 'mismatch';
  readonly typed: TypedContact;
  /** The right code, which is submitted again with both. */
  readonly code: OneTimeCode;
  readonly check: FormCheck<ContactField, InvalidContact>;
  readonly checking: boolean;
  /** Why both were refused or could not be checked; kept during a retry. */
  readonly failure: SignInProblem | undefined;
  /** How often the code, alone or with both, did not match. */
  readonly mismatches: number;
  readonly triesLeft: number | undefined;
  /** Whether the lender's contact is shown. */
  readonly showsContact: boolean;
}

/** Codes are neither sent nor accepted, until a time that may be unknown. */
export interface LockedStep {
  readonly kind: 'locked';
  readonly typed: TypedContact;
  readonly until: Instant | undefined;
}

/** The session is open. `from` is the last screen, shown until another one replaces it. */
export interface SignedIn {
  readonly kind: 'signed-in';
  readonly from: Exclude<SignInState, SignedIn>;
}

/** The state of a sign-in. What was typed is kept through every step and every failed request. */
export type SignInState = ContactStep | CodeStep | MismatchStep | LockedStep | SignedIn;
