import type { LoanId } from '@member-portal/domain/loan';
import { type LoanIntents, mayStillArrive } from '@member-portal/domain/payment';
import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import type { Clock, LoanReads, ReadFailure } from '../ports/index.ts';
import { findPayment } from './find-payment.ts';
import type { ReconciledPayment } from './reconciled-payment.ts';
import type { SentPayment } from './reviewed-payment.ts';

/**
 * The outcome of a sent payment that is not, or is no longer, the open one in the `kept` intents of its loan: another tab
 * may have found or dismissed it.
 */
export const lookUpSent = (
  { loans, clock }: { readonly loans: LoanReads; readonly clock: Clock },
  loanId: LoanId,
  sent: SentPayment,
  kept: LoanIntents | undefined,
  cancellation?: Cancellation,
): ResultAsync<ReconciledPayment, ReadFailure> =>
  findPayment(loans, loanId, sent, cancellation).map((payment): ReconciledPayment => {
    if (payment) return { kind: 'booked', payment };
    const isBooked = kept?.booked.some(({ requestKey }) => requestKey === sent.requestKey);
    return isBooked || mayStillArrive(sent, clock.now())
      ? { kind: 'undecided' }
      : { kind: 'never-booked', order: sent };
  });
