import type { Instant } from '@member-portal/domain/calendar';
import type { Loan, LoanId } from '@member-portal/domain/loan';
import { createCanceller } from '../../cancellation/index.ts';
import type { FollowPayment } from '../../payments/follow-payment.ts';
import type { PutAwayPayment } from '../../payments/put-away-payment.ts';
import type { ReviewedPayment, SentPayment } from '../../payments/reviewed-payment.ts';
import { readsAfterPayment, type SubmitPayment } from '../../payments/submit-payment.ts';
import type { Clock } from '../../ports/index.ts';
import type { Read, Reads } from '../../reads/index.ts';
import type { RecordTiming } from '../../telemetry/index.ts';
import type { Run } from '../create-flow.ts';
import type { SubmissionAnswer, SubmissionEffect } from './submission.ts';
import { readsAfterFailure } from './way-back.ts';

/** What is needed to send, follow and time a payment. */
export interface SubmissionDependencies {
  readonly submit: SubmitPayment;
  /** Called when a payment was made, even after the buyer has left. */
  readonly made: () => void;
  /** Called when the platform has refused a payment, even after the buyer has left, or it was found never to have been made. */
  readonly notMade: () => void;
  readonly follow: FollowPayment;
  readonly putAway: PutAwayPayment;
  readonly recordTiming: RecordTiming;
  readonly clock: Clock;
  /** The loan as last read. */
  readonly loanNow: () => Loan | undefined;
}

/**
 * Runs the effects of a submission. A submitted payment is never aborted: after `dispose` it still settles its intent and
 * refreshes the reads. Following is cancelled, because another page can continue it.
 */
export const submissionRunner = (
  { submit, made, notMade, follow, putAway, recordTiming, clock, loanNow }: SubmissionDependencies,
  reads: Reads,
): ((effect: SubmissionEffect, run: Run<SubmissionAnswer>) => void) => {
  let stopFollowing = (): void => undefined;
  let pressedAt: Instant | undefined;

  /** Measured from the first click, so that a lost answer that is reconciled later counts in full. */
  const confirm = (): void => {
    if (pressedAt !== undefined) recordTiming('pay to confirmed', Math.max(0, clock.now() - pressedAt));
    pressedAt = undefined;
  };

  /** Refreshes the reads; resolves to whether the loan could not be read. */
  const reread = async (loanId: LoanId, more: readonly Read[] = []): Promise<boolean> => {
    const before = loanNow();
    await reads.refresh([...readsAfterPayment(loanId), ...more]);
    return loanNow() === before;
  };

  const pay = async (payment: ReviewedPayment, { send }: Run<SubmissionAnswer>): Promise<void> => {
    pressedAt ??= clock.now();
    const result = await submit(payment).andTee(made);
    const failure = result.isErr() ? result.error.kind : undefined;
    // After any other failure an earlier sending of the same payment may still arrive.
    if (failure === 'refused') notMade();
    if (failure === undefined) confirm();
    else if (failure !== 'unknown-outcome') pressedAt = undefined;
    const rereading = reread(payment.loanId, readsAfterFailure(result.isErr() ? result.error : undefined));
    // While offline, reads fail only at their deadline; do not delay a failure that is already known.
    const waits = failure !== 'unknown-outcome' && failure !== 'request-failed';
    send({ kind: 'payment-answered', result, isLoanOld: waits && (await rereading) });
  };

  const keepLooking = async (
    loanId: LoanId,
    sent: SentPayment | undefined,
    { send, disposed }: Run<SubmissionAnswer>,
  ): Promise<void> => {
    const { cancellation, cancel } = createCanceller();
    stopFollowing = cancel;
    disposed.addEventListener('abort', cancel);
    const found = await follow(loanId, cancellation, sent);
    // Even when the buyer has just left: the page below shows these reads.
    const isLoanOld = found.isOk() && (await reread(loanId));
    disposed.removeEventListener('abort', cancel);
    if (found.isErr() || cancellation.aborted) return;
    // Put it away only now: if the buyer has left, the page below reports the outcome.
    if (found.value.kind === 'booked') {
      confirm();
      void putAway(loanId, found.value);
    } else if (found.value.kind === 'never-booked') notMade();
    send({ kind: 'payment-found', found: found.value, isLoanOld });
  };

  return (effect, run) => {
    switch (effect.kind) {
      case 'submit':
        void pay(effect.payment, run);
        break;
      case 'follow':
        void keepLooking(effect.loanId, effect.sent, run);
        break;
      case 'stop-following':
        stopFollowing();
    }
  };
};
