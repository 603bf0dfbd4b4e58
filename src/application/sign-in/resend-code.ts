import type { Locale } from '@member-portal/domain/locale';
import { secondsUntilResend } from '@member-portal/domain/sign-in';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { Clock, type PendingSignIn, PendingSignInStore } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import { RequestCode } from './request-code.ts';
import type { SignInProblem } from './sign-in-problem.ts';

/** Why no other code was sent. */
export type ResendProblem =
  | SignInProblem
  | { readonly kind: 'no-code-requested' }
  /** The countdown is still running. */
  | { readonly kind: 'too-soon'; readonly seconds: number };

/** Sends another code to the last destination, once the countdown is over. */
export type ResendCode = (
  input: { readonly locale: Locale },
  cancellation?: Cancellation,
) => ResultAsync<PendingSignIn, ResendProblem>;
export const ResendCode = defineUseCase(
  'ResendCode',
  { requestCode: RequestCode, store: PendingSignInStore, clock: Clock },
  ({ requestCode, store, clock }): ResendCode =>
    ({ locale }, cancellation) => {
      const pending = store.read();
      if (!pending) return errAsync({ kind: 'no-code-requested' });
      const seconds = secondsUntilResend(pending.sentAt, clock.now());
      if (seconds > 0) return errAsync({ kind: 'too-soon', seconds });
      return requestCode({ destination: pending.destination, locale }, cancellation);
    },
);
