import { draftsByChange } from '@member-portal/domain/autopay';
import type { Loan } from '@member-portal/domain/loan';
import type { ResultAsync } from 'neverthrow';
import type { Analytics, Clock, OrderFailure, Servicing } from '../ports/index.ts';
import { type Cancellation, readBack, token } from '../services/index.ts';

/** What turning autopay off stops, and what was on its way already and will still be drawn. */
export type StoppedAutopay = ReturnType<typeof draftsByChange>;

/**
 * Turns autopay off for a loan. Doing so twice is the same as once, so a lost answer may be followed by another try.
 * Makes `readsAfterAutopay` untrue.
 */
export type TurnOffAutopay = (
  loan: Pick<Loan, 'id' | 'autopay'>,
  cancellation?: Cancellation,
) => ResultAsync<StoppedAutopay, OrderFailure>;
export const TurnOffAutopay = token<TurnOffAutopay>('TurnOffAutopay');

export const createTurnOffAutopay =
  (servicing: Servicing, analytics: Analytics, clock: Clock): TurnOffAutopay =>
  ({ id, autopay }, cancellation) => {
    const stopped = draftsByChange(autopay.drafts, clock.now());
    return readBack(
      servicing.turnOffAutopay(id, cancellation).map(() => stopped),
      () =>
        servicing
          .readLoan(id, undefined, cancellation)
          .map((loan) => (loan.autopay.enrolled ? undefined : stopped)),
      (failure) => failure.kind === 'refused' && failure.refusal === 'autopay-not-enrolled',
    ).map((result) => {
      analytics.track('autopay_unenroll', { loanId: id });
      return result;
    });
  };
