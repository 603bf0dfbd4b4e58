import type { BuyerId } from '@member-portal/domain/buyer';
import type { LoanId } from '@member-portal/domain/loan';
import { mayStillArrive } from '@member-portal/domain/payment';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { Clock, LoanReads, PaymentIntentStore, type ReadFailure, SessionStore } from '../ports/index.ts';
import { certain } from '../results/index.ts';
import { defineUseCase } from '../services/index.ts';
import { withBuyer } from '../session/with-buyer.ts';
import { findPayment } from './find-payment.ts';
import { lookUpSent } from './look-up-sent.ts';
import type { ReconciledPayment } from './reconciled-payment.ts';
import type { SentPayment } from './reviewed-payment.ts';

/**
 * Looks up the payment left open on a loan by a lost answer, a reload, or a session that ended while it was being sent. A
 * booked one invalidates `readsAfterPayment`, and stays open until `PutAwayPayment` is called after the buyer was told.
 */
export type ReconcilePayment = (
  loanId: LoanId,
  cancellation?: Cancellation,
  /** The sending to look for, even if another tab has found it and it is no longer open. */
  sent?: SentPayment,
) => ResultAsync<ReconciledPayment, ReadFailure>;

export const ReconcilePayment = defineUseCase(
  'ReconcilePayment',
  { loans: LoanReads, intents: PaymentIntentStore, sessions: SessionStore, clock: Clock },
  ({ loans, intents, sessions, clock }): ReconcilePayment => {
    const reconcile = async (
      buyerId: BuyerId,
      loanId: LoanId,
      cancellation?: Cancellation,
      sent?: SentPayment,
    ): Promise<Result<ReconciledPayment, ReadFailure>> => {
      const kept = await certain(intents.read(buyerId, loanId));
      const open = kept?.open;
      if (sent && open?.requestKey !== sent.requestKey)
        return lookUpSent({ loans, clock }, loanId, sent, kept, cancellation);
      if (!open) return ok({ kind: 'none-open' });
      const trace = sent?.amount ? { ...open, amount: sent.amount } : open;
      const found = await findPayment(loans, loanId, trace, cancellation);
      if (found.isErr()) return err(found.error);
      if (found.value) return ok({ kind: 'booked', payment: found.value, order: open });
      if (!mayStillArrive(open, clock.now())) return ok({ kind: 'never-booked', order: open });
      // Times ahead of a clock that was set back count from now: store them, or they would at every look-up.
      await certain(intents.update(buyerId, loanId, (current) => current));
      return ok({ kind: 'undecided', sent: open });
    };
    return (loanId, cancellation, sent) =>
      withBuyer(sessions, (buyerId) => new ResultAsync(reconcile(buyerId, loanId, cancellation, sent)));
  },
);
