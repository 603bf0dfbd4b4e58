import { addMilliseconds, type Instant } from '../calendar/index.ts';

/** What the auth service says of a refused sign-in (specification, section 8: login errors). */
export interface SignInRejection {
  readonly reason: string;
  readonly attempts?: number;
  readonly maxAttempts?: number;
  /** Seconds. */
  readonly lockoutDuration?: number;
  readonly lockedUntil?: Instant;
}

/** The outcomes that a buyer can meet. Nothing in them tells the three mismatch reasons of the wire apart. */
export type SignInRefusal =
  | {
      readonly kind: 'wrong-code';
      readonly retriesLeft: number;
      readonly lockoutMinutes: number;
      readonly lockedUntil: Instant;
    }
  | { readonly kind: 'unauthenticated' }
  | {
      readonly kind: 'buyer-mismatch';
      /** A mismatch is a try, too; absent where the platform tells no number. */
      readonly retriesLeft?: number;
      readonly lockedUntil?: Instant;
    }
  | { readonly kind: 'locked'; readonly lockedUntil: Instant | undefined }
  | { readonly kind: 'unexplained' };

/** Seconds of lockout as whole minutes to show, rounded up (specification, section 9); 0 for what is no number. */
export const lockoutMinutes = (seconds: number): number =>
  Number.isFinite(seconds) ? Math.ceil(Math.max(0, seconds) / 60) : 0;

/** What is left of the tries, and when the pause ends that follows the last of them. */
const triesOf = (
  { attempts = 0, maxAttempts = 0, lockoutDuration = 0, lockedUntil }: SignInRejection,
  now: Instant,
) => ({
  retriesLeft: Math.max(0, maxAttempts - attempts),
  lockedUntil: lockedUntil ?? addMilliseconds(now, lockoutDuration * 1000),
});

/** The outcome of a server's reason (specification, section 8). Any reason that it does not list is unexplained. */
export const signInRefusalOf = (rejection: SignInRejection, now: Instant): SignInRefusal => {
  switch (rejection.reason) {
    case 'Invalid_Token':
      return {
        kind: 'wrong-code',
        lockoutMinutes: lockoutMinutes(rejection.lockoutDuration ?? 0),
        ...triesOf(rejection, now),
      };
    case 'Unauthenticated':
      return { kind: 'unauthenticated' };
    case 'Unauthenticated_Buyer_Not_Found':
    case 'Unauthenticated_Buyer_Mismatch':
    case 'Unauthenticated_Retry_With_PII':
      return {
        kind: 'buyer-mismatch',
        ...(rejection.maxAttempts === undefined ? {} : triesOf(rejection, now)),
      };
    case 'Too_Many_Unverified_Codes_Sent':
      return { kind: 'locked', lockedUntil: rejection.lockedUntil };
    default:
      return { kind: 'unexplained' };
  }
};

/** Whether a refusal stops further tries until a time: out of tries, or told to wait. */
export const lockOf = (refusal: SignInRefusal): Instant | undefined => {
  if (refusal.kind === 'locked') return refusal.lockedUntil;
  return 'retriesLeft' in refusal && refusal.retriesLeft === 0 ? refusal.lockedUntil : undefined;
};
