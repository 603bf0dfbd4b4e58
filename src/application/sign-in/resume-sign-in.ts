import type { Instant } from '@member-portal/domain/calendar';
import type { Clock, PendingSignIn, PendingSignInStore } from '../ports/index.ts';
import { token } from '../services/index.ts';

/** A code lives ten minutes at most; after that there is nothing left to resume. */
const CODE_LIFETIME_MS = 10 * 60 * 1000;

/** Where a reloaded sign-in page goes on: the code that was asked for, and a lock that has not ended. */
export type ResumeSignIn = () => {
  readonly pending: PendingSignIn | undefined;
  readonly lockedUntil: Instant | undefined;
};
export const ResumeSignIn = token<ResumeSignIn>('ResumeSignIn');

export const createResumeSignIn =
  (store: PendingSignInStore, clock: Clock): ResumeSignIn =>
  () => {
    const now = clock.now();
    const pending = store.read();
    const lock = store.readLock();
    return {
      pending: pending && now - pending.sentAt < CODE_LIFETIME_MS ? pending : undefined,
      lockedUntil: lock !== undefined && now < lock ? lock : undefined,
    };
  };
