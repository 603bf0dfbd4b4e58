import type { BuyerId } from '@member-portal/domain/buyer';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { LoanId } from '@member-portal/domain/loan';
import { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { PaymentIntentStore, SessionStore } from '../ports/index.ts';
import { certain } from '../results/index.ts';
import { defineUseCase } from '../services/index.ts';
import { withBuyer } from '../session/with-buyer.ts';
import { ReconcilePayment } from './reconcile-payment.ts';
import type { ReconciledPayment } from './reconciled-payment.ts';

/** An open payment with its outcome; undecided if it could not be looked up. */
export interface OpenPaymentOutcome {
  readonly loanId: LoanId;
  readonly outcome: ReconciledPayment;
}

/** Looks up all of the buyer's open payments, for example after signing in again. */
export type ReconcileOpenPayments = (
  cancellation?: Cancellation,
) => ResultAsync<readonly OpenPaymentOutcome[], RequestFailure>;

export const ReconcileOpenPayments = defineUseCase(
  'ReconcileOpenPayments',
  { reconcile: ReconcilePayment, intents: PaymentIntentStore, sessions: SessionStore },
  ({ reconcile, intents, sessions }): ReconcileOpenPayments => {
    const outcomes = async (
      buyerId: BuyerId,
      cancellation?: Cancellation,
    ): Promise<readonly OpenPaymentOutcome[]> => {
      const loanIds = await certain(intents.openLoans(buyerId));
      return Promise.all(
        loanIds.map(async (loanId) => {
          const sent = (await certain(intents.read(buyerId, loanId)))?.open;
          const outcome = await reconcile(loanId, cancellation, sent);
          return { loanId, outcome: outcome.unwrapOr({ kind: 'undecided', sent } as const) };
        }),
      );
    };
    return (cancellation) =>
      withBuyer(sessions, (buyerId) => ResultAsync.fromSafePromise(outcomes(buyerId, cancellation)));
  },
);
