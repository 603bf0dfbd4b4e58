import type { Instant } from '@member-portal/domain/calendar';
import { mayCodeBeGood } from '@member-portal/domain/sign-in';
import type { Clock, PendingSignIn, PendingSignInStore, TypedContact } from '../ports/index.ts';
import { token } from '../services/index.ts';

/** Where a reloaded sign-in page goes on: what was typed, the code that was asked for, and a lock that has not ended. */
export type ResumeSignIn = () => {
  readonly pending: PendingSignIn | undefined;
  readonly lockedUntil: Instant | undefined;
  readonly typed: TypedContact | undefined;
};
export const ResumeSignIn = token<ResumeSignIn>('ResumeSignIn');

export const createResumeSignIn =
  (store: PendingSignInStore, clock: Clock): ResumeSignIn =>
  () => {
    const now = clock.now();
    const pending = store.read();
    const lock = store.readLock();
    return {
      pending: pending && !pending.setAside && mayCodeBeGood(pending.sentAt, now) ? pending : undefined,
      lockedUntil: lock !== undefined && now < lock ? lock : undefined,
      typed: store.readTyped(),
    };
  };
