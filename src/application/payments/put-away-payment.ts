import type { RequestFailure } from '@member-portal/domain/failure';
import type { LoanId } from '@member-portal/domain/loan';
import { settleIntent } from '@member-portal/domain/payment';
import type { ResultAsync } from 'neverthrow';
import type { PaymentIntentStore, SessionStore } from '../ports/index.ts';
import { token } from '../services/index.ts';
import { withBuyer } from '../session/with-buyer.ts';
import type { UnbookedOrder } from './reconcile-payment.ts';

/**
 * Puts away the news that a payment was never booked, once the buyer has read it. An order that was sent again since stays
 * open: that sending's outcome is another one.
 */
export type PutAwayPayment = (loanId: LoanId, order: UnbookedOrder) => ResultAsync<void, RequestFailure>;
export const PutAwayPayment = token<PutAwayPayment>('PutAwayPayment');

export const createPutAwayPayment =
  (intents: PaymentIntentStore, sessions: SessionStore): PutAwayPayment =>
  (loanId, order) =>
    withBuyer(sessions, (buyerId) =>
      intents.update(buyerId, loanId, (current) => settleIntent(current, order)).map(() => undefined),
    );
