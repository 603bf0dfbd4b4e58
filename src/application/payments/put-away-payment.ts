import type { LoanId } from '@member-portal/domain/loan';
import { settleIntent } from '@member-portal/domain/payment';
import { okAsync, type ResultAsync } from 'neverthrow';
import { PaymentIntentStore, SessionStore } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import type { UnbookedOrder } from './reconciled-payment.ts';

/**
 * Dismisses the notice that a payment was never booked, once the buyer has read it. An order that was sent again since stays
 * open: that sending has its own outcome. Without a session nothing is dismissed, and the notice shows again.
 */
export type PutAwayPayment = (loanId: LoanId, order: UnbookedOrder) => ResultAsync<void, never>;

export const PutAwayPayment = defineUseCase(
  'PutAwayPayment',
  { intents: PaymentIntentStore, sessions: SessionStore },
  ({ intents, sessions }): PutAwayPayment =>
    (loanId, order) => {
      const session = sessions.current();
      return session
        ? intents
            .update(session.buyerId, loanId, (current) => settleIntent(current, order))
            .map(() => undefined)
        : okAsync(undefined);
    },
);
