import type { Locale } from '@member-portal/domain/locale';
import type { CodeDestination, DeliveryMethod } from '@member-portal/domain/sign-in';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { type PendingSignIn, PendingSignInStore } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import { RequestCode } from './request-code.ts';
import type { SignInProblem } from './sign-in-problem.ts';

/** Why no code was sent by the other channel. */
export type OtherChannelProblem =
  | SignInProblem
  | { readonly kind: 'no-code-requested' }
  /** The other channel has no known destination: ask for one. */
  | { readonly kind: 'destination-missing'; readonly method: DeliveryMethod }
  | { readonly kind: 'same-channel' };

/**
 * Sends a code by the other channel: to the given destination, otherwise to the one used there before. Earlier codes stay
 * valid until they expire.
 */
export type TryOtherChannel = (
  input: { readonly locale: Locale; readonly destination?: CodeDestination },
  cancellation?: Cancellation,
) => ResultAsync<PendingSignIn, OtherChannelProblem>;
export const TryOtherChannel = defineUseCase(
  'TryOtherChannel',
  { requestCode: RequestCode, store: PendingSignInStore },
  ({ requestCode, store }): TryOtherChannel =>
    ({ locale, destination }, cancellation) => {
      const pending = store.read();
      if (!pending) return errAsync({ kind: 'no-code-requested' });
      const other = destination ?? pending.earlier;
      if (!other) {
        const method = pending.destination.method === 'SMS' ? 'EMAIL' : 'SMS';
        return errAsync({ kind: 'destination-missing', method });
      }
      if (other.method === pending.destination.method) return errAsync({ kind: 'same-channel' });
      return requestCode({ destination: other, locale }, cancellation);
    },
);
