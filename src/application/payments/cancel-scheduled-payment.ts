import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Clock, FeatureFlags, OrderFailure, Servicing } from '../ports/index.ts';
import { type Cancellation, readBack, token } from '../services/index.ts';
import { findPayment, isStanding } from './find-payment.ts';

/** Why a scheduled payment was not cancelled. */
export type CancelPaymentFailure =
  | OrderFailure
  | { readonly kind: 'not-offered' }
  /** Its cut-off has passed: it will be drawn. */
  | { readonly kind: 'too-late' };

/**
 * Cancels one scheduled payment before its cut-off. Doing so twice is the same as once; a lost answer is looked up. Makes
 * `readsAfterPayment` untrue.
 */
export type CancelScheduledPayment = (
  input: { readonly loanId: LoanId; readonly payment: PaymentRequest },
  cancellation?: Cancellation,
) => ResultAsync<void, CancelPaymentFailure>;
export const CancelScheduledPayment = token<CancelScheduledPayment>('CancelScheduledPayment');

const CANCELLED = { kind: 'cancelled-payment' } as const;

export const createCancelScheduledPayment =
  (servicing: Servicing, flags: FeatureFlags, clock: Clock): CancelScheduledPayment =>
  ({ loanId, payment }, cancellation) => {
    if (!flags.current().cancelScheduledPayment) return errAsync({ kind: 'not-offered' });
    if (payment.cancelBefore === undefined || clock.now() >= payment.cancelBefore)
      return errAsync({ kind: 'too-late' });
    const trace = { requestKey: payment.requestKey, knownConfirmations: undefined };
    return readBack(
      servicing.cancelPayment(loanId, payment.id, cancellation).map(() => CANCELLED),
      () =>
        findPayment(servicing, loanId, trace, cancellation).map((found) =>
          found && isStanding(found) ? undefined : CANCELLED,
        ),
      // One that is not there any more was cancelled before, or has been drawn: its history tells.
      ({ kind }) => kind === 'not-found',
    ).andThen(() => okAsync(undefined));
  };
