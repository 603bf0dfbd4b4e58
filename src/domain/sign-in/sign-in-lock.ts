import type { Instant } from '../calendar/index.ts';
import type { SignInRefusal } from './sign-in-refusal.ts';

/** A lock on further codes; its end may be unknown. */
export interface SignInLock {
  readonly until: Instant | undefined;
}

/** The lock that a refusal puts on further tries: an explicit lock, or no tries left. Undefined otherwise. */
export const lockOf = (refusal: SignInRefusal): SignInLock | undefined => {
  if (refusal.kind === 'locked') return { until: refusal.lockedUntil };
  return 'retriesLeft' in refusal && refusal.retriesLeft === 0 ? { until: refusal.lockedUntil } : undefined;
};
