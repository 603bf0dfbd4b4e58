import type { LoanId } from '@member-portal/domain/loan';
import { mayStillArrive } from '@member-portal/domain/payment';
import { okAsync, type ResultAsync } from 'neverthrow';
import { Clock, PaymentIntentStore, SessionStore } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** Whether a payment with unknown outcome on a loan may still arrive. Does not call the platform. */
export type AwaitsPayment = (loanId: LoanId) => ResultAsync<boolean, never>;

export const AwaitsPayment = defineUseCase(
  'AwaitsPayment',
  { intents: PaymentIntentStore, sessions: SessionStore, clock: Clock },
  ({ intents, sessions, clock }): AwaitsPayment =>
    (loanId) => {
      const session = sessions.current();
      if (!session) return okAsync(false);
      return intents
        .read(session.buyerId, loanId)
        .map((found) => found?.open !== undefined && mayStillArrive(found.open, clock.now()));
    },
);
