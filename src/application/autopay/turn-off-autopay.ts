import { draftsByChange, nextByHand, pastDueByHand } from '@member-portal/domain/autopay';
import type { AmountDue, Loan } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { Analytics, AutopayOrders, LenderClock, LoanReads, type OrderFailure } from '../ports/index.ts';
import { readBack, type UnknownOutcome } from '../results/index.ts';
import { defineUseCase } from '../services/index.ts';

/** The effect of turning autopay off: drafts stopped, drafts still taken, and what the buyer pays next. */
export interface StoppedAutopay extends ReturnType<typeof draftsByChange> {
  /** The past-due amount less payments in progress. */
  readonly pastDue: Money;
  readonly nextByHand: AmountDue | undefined;
}

/** Why autopay was not turned off, or is not known to be turned off. */
export type TurnOffFailure = OrderFailure | UnknownOutcome;

/**
 * Turns autopay off for a loan. Idempotent, so it can be retried after a lost answer. Reports success only after a 204, or
 * after reading that autopay is off. Invalidates `readsAfterAutopay`.
 */
export type TurnOffAutopay = (
  loan: Loan,
  cancellation?: Cancellation,
) => ResultAsync<StoppedAutopay, TurnOffFailure>;
export const TurnOffAutopay = defineUseCase(
  'TurnOffAutopay',
  { loans: LoanReads, orders: AutopayOrders, analytics: Analytics, clock: LenderClock },
  ({ loans, orders, analytics, clock }): TurnOffAutopay =>
    (loan, cancellation) => {
      const { id } = loan;
      const drafts = draftsByChange(loan.autopay.drafts, clock.now());
      const stopped: StoppedAutopay = {
        ...drafts,
        pastDue: pastDueByHand(loan, drafts.inProgress),
        nextByHand: nextByHand(loan, drafts.inProgress),
      };
      return readBack(
        orders.turnOffAutopay(id, cancellation).map(() => stopped),
        () =>
          loans
            .readLoan(id, undefined, cancellation)
            .map(({ autopay }) => (autopay.enrolled ? undefined : stopped)),
        (failure) => failure.kind === 'refused' && failure.refusal === 'autopay-not-enrolled',
      ).map((result) => {
        analytics.track('autopay_unenroll');
        return result;
      });
    },
);
