import type { Instant } from '@member-portal/domain/calendar';
import type { CodeDestination } from '@member-portal/domain/sign-in';
import type { FormCheck } from '../form-check.ts';

/** What is wrong with an entered code. */
export type CodeProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid-code-format'; readonly length: number }
  /** `triesLeft` if the platform reports it. */
  | { readonly kind: 'wrong-code' | 'expired'; readonly triesLeft: number | undefined };

/** Sending another code. */
export interface CodeDelivery<Failure> {
  /** Where another code is being sent. */
  readonly sending: 'same' | 'other-channel' | undefined;
  /** Whether the last code was sent because the buyer requested another one. */
  readonly resent: boolean;
  /** Whether the code before it may still be valid. */
  readonly isEarlierGood: boolean;
  /** Why the last code was not sent; kept while sending is retried. */
  readonly failure: Failure | undefined;
  /** Increases with every failure, so that a front end announces the same one again. */
  readonly attempt: number;
}

/** Entering a one-time code, at sign-in or to verify a changed e-mail or mobile. `Failure` is the owner's type. */
export interface CodeEntryState<Failure> {
  readonly destination: CodeDestination;
  /** When the last code was sent; `secondsUntilResend` counts down from here. */
  readonly sentAt: Instant;
  /** As typed; in memory only. */
  readonly typed: string;
  readonly check: FormCheck<'code', CodeProblem>;
  /** Whether a code is being checked; stays true once the code was right. */
  readonly checking: boolean;
  /** `sentAt` as it was when the latest check began. */
  readonly sentAtOfCheck?: Instant | undefined;
  /** Why the code could not be checked; kept while checking is retried. */
  readonly failure: Failure | undefined;
  readonly delivery: CodeDelivery<Failure>;
}

/** The initial state for a code that was sent. */
export const beginCodeEntry = <Failure>({
  destination,
  sentAt,
}: {
  readonly destination: CodeDestination;
  readonly sentAt: Instant;
}): CodeEntryState<Failure> => ({
  destination,
  sentAt,
  typed: '',
  check: { attempt: 0, problems: {} },
  checking: false,
  failure: undefined,
  delivery: { sending: undefined, resent: false, isEarlierGood: false, failure: undefined, attempt: 0 },
});
