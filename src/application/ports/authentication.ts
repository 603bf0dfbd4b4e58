import type { RequestFailure } from '@member-portal/domain/failure';
import type { Session } from '@member-portal/domain/session';
import type {
  EmailAddress,
  LoginRequest,
  OneTimeCode,
  PhoneNumber,
  SignInRefusal,
} from '@member-portal/domain/sign-in';
import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { token } from '../services/index.ts';

/** Why a call to the auth service failed: it was refused, or the request failed. */
export type SignInFailure =
  | { readonly kind: 'refused'; readonly refusal: SignInRefusal }
  | { readonly kind: 'request-failed'; readonly failure: RequestFailure };

/** The values exchanged for a session. E-mail and mobile are both given after a mismatch. */
export interface CodeExchange {
  readonly code: OneTimeCode;
  readonly referenceId: string;
  readonly email?: EmailAddress;
  readonly phone?: PhoneNumber;
}

/** The auth service (specification, section 7). Here a 401 is an answer, never the end of a session. */
export interface Authentication {
  /** Loads what the calls need, if that was postponed until a visitor uses the form. */
  prepare?(): void;
  createLoginCode(
    request: LoginRequest,
    cancellation?: Cancellation,
  ): ResultAsync<{ readonly referenceId: string }, SignInFailure>;
  exchangeForSession(
    exchange: CodeExchange,
    cancellation?: Cancellation,
  ): ResultAsync<Session, SignInFailure>;
  /** Verifies that a changed e-mail or mobile belongs to the signed-in buyer. */
  verifyCode(
    verification: { readonly code: OneTimeCode; readonly referenceId: string },
    cancellation?: Cancellation,
  ): ResultAsync<void, SignInFailure>;
  refreshSession(cancellation?: Cancellation): ResultAsync<Session, SignInFailure>;
}
export const Authentication = token<Authentication>('Authentication');
