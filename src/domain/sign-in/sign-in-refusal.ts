import { addMilliseconds, type Instant } from '../calendar/index.ts';
import { lockoutMinutes } from './lockout-left.ts';

/**
 * What the auth service reports about a refused sign-in (specification, section 8: login errors). What it
 * does not report is absent: a missing number of tries is not zero.
 */
export interface SignInRejection {
  readonly reason: string;
  readonly attempts?: number;
  readonly maxAttempts?: number;
  /** Seconds from when the answer was received. */
  readonly lockoutDuration?: number;
  /** On this device's clock. */
  readonly lockedUntil?: Instant;
}

/** Tries left, and when the lockout after the last one ends; each absent if the platform does not report it. */
interface Tries {
  readonly retriesLeft?: number;
  readonly lockedUntil?: Instant;
}

/** The outcomes shown to a buyer. They do not distinguish the three mismatch reasons of the API. */
export type SignInRefusal =
  | (Tries & { readonly kind: 'wrong-code'; readonly lockoutMinutes?: number })
  | { readonly kind: 'unauthenticated' }
  /** A mismatch also counts as a try. */
  | (Tries & { readonly kind: 'buyer-mismatch' })
  | { readonly kind: 'locked'; readonly lockedUntil: Instant | undefined }
  /** Codes cannot be sent there: a premium-rate, satellite or other special number. */
  | { readonly kind: 'destination-refused' }
  | { readonly kind: 'unexplained' };

const WRONG_CODE = 'Invalid_Token';
const NOT_SIGNED_IN = 'Unauthenticated';
const MISMATCHES: readonly string[] = [
  'Unauthenticated_Buyer_Not_Found',
  'Unauthenticated_Buyer_Mismatch',
  'Unauthenticated_Retry_With_PII',
];
const TOO_MANY_CODES = 'Too_Many_Unverified_Codes_Sent';
/** Not in the specification's catalogue, which omits refusals by send-code before anything is sent. */
const NO_SUCH_DESTINATION = 'Destination_Not_Allowed';

/** Whether a reason is one of the three that must not be distinguished, not even in a log. */
export const isMismatchReason = (reason: string): boolean => MISMATCHES.includes(reason);

/** Whether the catalogue of login errors lists a reason (specification, section 8). */
export const isSignInReason = (reason: string): boolean =>
  [WRONG_CODE, NOT_SIGNED_IN, TOO_MANY_CODES, ...MISMATCHES].includes(reason);

/** The end of a lockout that lasts a number of seconds from now. */
const endAfter = (seconds: number | undefined, now: Instant): Instant | undefined =>
  seconds !== undefined && seconds > 0 ? addMilliseconds(now, Math.ceil(seconds * 1000)) : undefined;

const triesOf = (
  { attempts, maxAttempts, lockoutDuration, lockedUntil }: SignInRejection,
  now: Instant,
): Tries => {
  const end = endAfter(lockoutDuration, now) ?? lockedUntil;
  return {
    ...(attempts === undefined || maxAttempts === undefined
      ? {}
      : { retriesLeft: Math.max(0, maxAttempts - attempts) }),
    ...(end === undefined ? {} : { lockedUntil: end }),
  };
};

/**
 * Maps a server's reason (specification, section 8), received now, to its outcome. Any reason that the catalogue does not
 * list is unexplained.
 */
export const signInRefusalOf = (rejection: SignInRejection, now: Instant): SignInRefusal => {
  const { reason, lockoutDuration, lockedUntil } = rejection;
  if (reason === WRONG_CODE)
    return {
      kind: 'wrong-code',
      ...(lockoutDuration === undefined ? {} : { lockoutMinutes: lockoutMinutes(lockoutDuration) }),
      ...triesOf(rejection, now),
    };
  if (reason === NOT_SIGNED_IN) return { kind: 'unauthenticated' };
  if (isMismatchReason(reason)) return { kind: 'buyer-mismatch', ...triesOf(rejection, now) };
  // After too many codes, the lock ends at `lockedUntil`; a lockout's duration is for wrong codes.
  if (reason === TOO_MANY_CODES)
    return { kind: 'locked', lockedUntil: lockedUntil ?? endAfter(lockoutDuration, now) };
  if (reason === NO_SUCH_DESTINATION) return { kind: 'destination-refused' };
  return { kind: 'unexplained' };
};
