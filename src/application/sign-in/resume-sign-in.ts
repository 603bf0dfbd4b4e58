import type { Instant } from '@member-portal/domain/calendar';
import { mayCodeBeGood } from '@member-portal/domain/sign-in';
import { Clock, type PendingSignIn, PendingSignInStore, type TypedContact } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** What a reloaded sign-in page resumes with: the typed values, the pending code, and a lock that has not ended. */
export type ResumeSignIn = () => {
  readonly pending: PendingSignIn | undefined;
  readonly lockedUntil: Instant | undefined;
  readonly typed: TypedContact | undefined;
};
export const ResumeSignIn = defineUseCase(
  'ResumeSignIn',
  { store: PendingSignInStore, clock: Clock },
  ({ store, clock }): ResumeSignIn =>
    () => {
      const now = clock.now();
      const pending = store.read();
      const lock = store.readLock();
      return {
        pending: pending && !pending.setAside && mayCodeBeGood(pending.sentAt, now) ? pending : undefined,
        lockedUntil: lock !== undefined && now < lock ? lock : undefined,
        typed: store.readTyped(),
      };
    },
);
