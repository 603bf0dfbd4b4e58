import type { Instant } from '@member-portal/domain/calendar';
import type { CodeDestination, DeliveryMethod, OneTimeCode } from '@member-portal/domain/sign-in';
import { token } from '../services/index.ts';

/** A sign-in that awaits its code. */
export interface PendingSignIn {
  readonly referenceId: string;
  readonly destination: CodeDestination;
  readonly sentAt: Instant;
  /** Where a code was sent by the other channel before, so that going back to it needs no typing. */
  readonly earlier?: CodeDestination;
  /** How often e-mail and mobile did not match; absent if never. */
  readonly mismatches?: number;
  /** The right code, after which both e-mail and mobile were asked for. It is not used up, and a reload resumes with it. */
  readonly code?: OneTimeCode;
  /** A code that was given and may be used up: no answer has come. A reload in the middle of the call must not lose that. */
  readonly unanswered?: OneTimeCode | undefined;
  /** Tries left after the last mismatch, if the platform reports them. */
  readonly triesLeft?: number;
  /** The visitor went back to the address, so a reload asks for it again. Values that carry over to a new code are kept. */
  readonly setAside?: boolean;
}

/** The typed values of the sign-in form, and which of the two is asked for. */
export interface TypedContact {
  readonly email: string;
  readonly phone: string;
  readonly method: DeliveryMethod;
}

/** Keeps a sign-in in progress across reloads of this tab. */
export interface PendingSignInStore {
  read(): PendingSignIn | undefined;
  write(pending: PendingSignIn): void;
  /** Until when codes may not be tried or requested. */
  readLock(): Instant | undefined;
  writeLock(until: Instant): void;
  readTyped(): TypedContact | undefined;
  writeTyped(typed: TypedContact): void;
  clear(): void;
}
export const PendingSignInStore = token<PendingSignInStore>('PendingSignInStore');
