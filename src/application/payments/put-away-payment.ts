import type { LoanId } from '@member-portal/domain/loan';
import { bookIntent, settleIntent } from '@member-portal/domain/payment';
import { okAsync, type ResultAsync } from 'neverthrow';
import { Clock, PaymentIntentStore, SessionStore } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import type { KnownPayment } from './reconciled-payment.ts';

/**
 * Closes the open order of a payment whose outcome the buyer has seen: a booked one once its notice is shown, one that was
 * never booked once its notice is dismissed. Until then every look-up finds it, even after a reload. A never-booked order
 * that was sent again since stays open, because that sending has its own outcome. Without a session nothing is closed.
 */
export type PutAwayPayment = (loanId: LoanId, known: KnownPayment) => ResultAsync<void, never>;

export const PutAwayPayment = defineUseCase(
  'PutAwayPayment',
  { intents: PaymentIntentStore, sessions: SessionStore, clock: Clock },
  ({ intents, sessions, clock }): PutAwayPayment =>
    (loanId, { kind, order }) => {
      const session = sessions.current();
      return session && order
        ? intents
            .update(session.buyerId, loanId, (current) =>
              kind === 'booked' ? bookIntent(current, order, clock.now()) : settleIntent(current, order),
            )
            .map(() => undefined)
        : okAsync(undefined);
    },
);
