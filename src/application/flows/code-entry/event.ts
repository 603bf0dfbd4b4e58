import type { Instant } from '@member-portal/domain/calendar';
import type { CodeDestination } from '@member-portal/domain/sign-in';
import type { CodeProblem } from './state.ts';

/** A buyer's actions while a code is awaited. */
export type CodeEntryEvent =
  | { readonly kind: 'type-code'; readonly text: string }
  | { readonly kind: 'submit-code' }
  | { readonly kind: 'resend-code' };

/** Results of checking and sending codes. A right code ends the entry: its owner continues. */
export type CodeEntryResult<Failure> =
  | { readonly kind: 'code-refused'; readonly problem: CodeProblem }
  | { readonly kind: 'code-unchecked'; readonly failure: Failure }
  | { readonly kind: 'code-resent'; readonly destination: CodeDestination; readonly sentAt: Instant }
  /** `failure` is undefined if there is nothing to report, such as a running countdown. */
  | { readonly kind: 'code-unsent'; readonly failure: Failure | undefined };
