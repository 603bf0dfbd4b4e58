import type { LoanId } from '@member-portal/domain/loan';
import { isCancellable, type PaymentRequest } from '@member-portal/domain/payment';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { FeatureFlags, LenderClock, LoanReads, type OrderFailure, PaymentOrders } from '../ports/index.ts';
import { readBack, type UnknownOutcome } from '../results/index.ts';
import { defineUseCase } from '../services/index.ts';
import { findPayment, statusOf } from './find-payment.ts';

/** Why a scheduled payment was not cancelled, or is not known to be cancelled. */
export type CancelPaymentFailure =
  | OrderFailure
  | UnknownOutcome
  | { readonly kind: 'not-offered' }
  /** The cut-off has passed, by this clock or the platform's: the payment will be taken. */
  | { readonly kind: 'too-late' };

/**
 * Cancels one scheduled payment before its cut-off. Idempotent; looks up a lost answer. Invalidates `readsAfterPayment`.
 */
export type CancelScheduledPayment = (
  input: { readonly loanId: LoanId; readonly payment: PaymentRequest },
  cancellation?: Cancellation,
) => ResultAsync<void, CancelPaymentFailure>;

const CANCELLED = { kind: 'cancelled-payment' } as const;
const TOO_LATE = { kind: 'too-late' } as const;

const isTooLate = (failure: OrderFailure): boolean =>
  failure.kind === 'refused' && failure.refusal === 'not-cancellable';

export const CancelScheduledPayment = defineUseCase(
  'CancelScheduledPayment',
  { loans: LoanReads, orders: PaymentOrders, flags: FeatureFlags, clock: LenderClock },
  ({ loans, orders, flags, clock }): CancelScheduledPayment =>
    ({ loanId, payment }, cancellation) => {
      if (!flags.current().cancelScheduledPayment) return errAsync({ kind: 'not-offered' });
      const trace = { ...payment, knownConfirmations: undefined };
      const sent = isCancellable(payment, clock.now())
        ? orders
            .cancelPayment(loanId, payment.id, cancellation)
            .map(() => CANCELLED)
            .mapErr((failure): CancelPaymentFailure => (isTooLate(failure) ? TOO_LATE : failure))
        : errAsync<typeof CANCELLED, CancelPaymentFailure>(TOO_LATE);
      return readBack(
        sent,
        ({ kind }) =>
          // A payment that was taken and then failed or was returned was not cancelled.
          findPayment(loans, loanId, trace, cancellation).map((found) =>
            (found ? statusOf(found) === 'CANCELLED' : kind !== 'too-late') ? CANCELLED : undefined,
          ),
        // No longer listed: either already cancelled or taken. The history shows which. It is too late to cancel for one that
        // another tab, or an earlier try whose answer was lost, has cancelled as well.
        ({ kind }) => kind === 'not-found' || kind === 'too-late',
      ).andThen(() => okAsync(undefined));
    },
);
