import type { Instant } from '@member-portal/domain/calendar';
import type { CodeDestination, DeliveryMethod, OneTimeCode } from '@member-portal/domain/sign-in';
import { token } from '../services/index.ts';

/** A sign-in that waits for its code. */
export interface PendingSignIn {
  readonly referenceId: string;
  readonly destination: CodeDestination;
  readonly sentAt: Instant;
  /** Where a code was sent before by the other channel: going back to it needs no typing. */
  readonly earlier?: CodeDestination;
  /** How often e-mail and mobile did not match; absent for never. */
  readonly mismatches?: number;
  /** The right code that led to the question for both: it is not used up, and a reload goes on from it. */
  readonly code?: OneTimeCode;
  /** Tries that the last mismatch left, where the platform reports them. */
  readonly triesLeft?: number;
  /** The visitor went back to the address: a reload asks for it again. What outlives a new code is still known from here. */
  readonly setAside?: boolean;
}

/** What is in the fields of a sign-in as it was typed, and which of the two is asked for. */
export interface TypedContact {
  readonly email: string;
  readonly phone: string;
  readonly method: DeliveryMethod;
}

/** Keeps a sign-in in progress across a reload of this tab, and no longer. */
export interface PendingSignInStore {
  read(): PendingSignIn | undefined;
  write(pending: PendingSignIn): void;
  /** Until when codes may not be tried or asked for. */
  readLock(): Instant | undefined;
  writeLock(until: Instant): void;
  readTyped(): TypedContact | undefined;
  writeTyped(typed: TypedContact): void;
  clear(): void;
}
export const PendingSignInStore = token<PendingSignInStore>('PendingSignInStore');
