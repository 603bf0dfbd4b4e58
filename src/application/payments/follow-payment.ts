import type { LoanId } from '@member-portal/domain/loan';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { Delay, type ReadFailure } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import { ReconcilePayment } from './reconcile-payment.ts';
import type { ReconciledPayment } from './reconciled-payment.ts';
import type { SentPayment } from './reviewed-payment.ts';

/**
 * Looks up an open payment repeatedly until its outcome is known or the caller leaves, even during an outage of the
 * platform; reports a session that ends. Once found, the payment is looked up by its key. Run it on a screen that shows an
 * unknown outcome, so that the outcome appears soon after recovery.
 */
export type FollowPayment = (
  loanId: LoanId,
  cancellation?: Cancellation,
  sent?: SentPayment,
) => ResultAsync<ReconciledPayment, ReadFailure>;

/** Pause between two look-ups, in milliseconds. */
export const FOLLOW_EVERY_MS = 5000;

const ENDS: readonly ReadFailure['kind'][] = ['session-expired', 'not-found', 'cancelled'];

export const FollowPayment = defineUseCase(
  'FollowPayment',
  { reconcile: ReconcilePayment, delay: Delay },
  ({ reconcile, delay }): FollowPayment => {
    const follow = async (
      loanId: LoanId,
      cancellation?: Cancellation,
      sent?: SentPayment,
    ): Promise<Result<ReconciledPayment, ReadFailure>> => {
      let followed = sent;
      for (;;) {
        if (cancellation?.aborted) return err({ kind: 'cancelled' });
        const looked = await reconcile(loanId, cancellation, followed);
        if (looked.isOk()) {
          if (looked.value.kind !== 'undecided') return ok(looked.value);
          followed ??= looked.value.sent;
        } else if (ENDS.includes(looked.error.kind)) return err(looked.error);
        await delay.wait(FOLLOW_EVERY_MS, cancellation);
      }
    };
    return (...of) => new ResultAsync(follow(...of));
  },
);
