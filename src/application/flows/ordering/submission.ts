import type { Loan, LoanId } from '@member-portal/domain/loan';
import type { Result } from 'neverthrow';
import { type FoundPayment, hasSucceeded } from '../../payments/find-payment.ts';
import { outcomeOf, type PaymentOutcome } from '../../payments/payment-outcome.ts';
import type { ReconciledPayment } from '../../payments/reconciled-payment.ts';
import type { ReviewedPayment, SentPayment } from '../../payments/reviewed-payment.ts';
import type { SubmitPaymentFailure } from '../../payments/submit-payment.ts';
import type { UnknownOutcome } from '../../results/index.ts';
import type { Step } from '../flow.ts';

/** Why a payment was not made. */
export type PaymentTrouble =
  | Exclude<SubmitPaymentFailure, { readonly kind: 'unknown-outcome' }>
  /** Its answer was lost, and it turned out never to have been booked. */
  | { readonly kind: 'never-booked' };

/** Why a payment was not made, or that its outcome is unknown. */
export type PayFailure = PaymentTrouble | UnknownOutcome;

/** The progress of a reviewed payment. */
export type Submission =
  | { readonly kind: 'ready' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'not-made'; readonly trouble: PaymentTrouble }
  /** Sent, with an unknown outcome. It is followed, and may be resent. */
  | { readonly kind: 'unknown'; readonly sent?: SentPayment | undefined }
  | { readonly kind: 'made'; readonly outcome: PaymentOutcome };

/** Results after a payment was submitted. */
export type SubmissionAnswer =
  | {
      readonly kind: 'payment-answered';
      readonly result: Result<FoundPayment, SubmitPaymentFailure>;
      /** Whether the loan could not be read again: it is then known only as before the outcome. */
      readonly isLoanOld?: boolean;
    }
  /** The outcome of the loan's open payment, found while following it. */
  | {
      readonly kind: 'payment-found';
      readonly found: ReconciledPayment;
      readonly isLoanOld?: boolean;
    };

/** Effects of a submission. */
export type SubmissionEffect =
  | { readonly kind: 'submit'; readonly payment: ReviewedPayment }
  | { readonly kind: 'follow'; readonly loanId: LoanId; readonly sent?: SentPayment | undefined }
  | { readonly kind: 'stop-following' };

/** Whether the payment was sent or made, so that it can no longer be changed. */
export const isLocked = ({ kind }: Submission): boolean =>
  kind === 'sending' || kind === 'unknown' || kind === 'made';

/** Why a payment was not made, or that its outcome is unknown; undefined if it has not failed. */
export const troubleOf = (submission: Submission): PayFailure | undefined => {
  if (submission.kind === 'unknown') return { kind: 'unknown-outcome' };
  return submission.kind === 'not-made' ? submission.trouble : undefined;
};

/** The loan as last read before a payment's outcome: it cannot show what is left after the payment. */
export const readBeforeOutcome = (
  { loan, sentOver }: { readonly loan: Loan; readonly sentOver: Loan | undefined },
  event: { readonly kind: string; readonly isLoanOld?: boolean },
): Loan | undefined => (event.isLoanOld ? loan : sentOver);

/** Submits a payment: never while it is being sent, and never again once it was made. */
export const submitPayment = (
  submission: Submission,
  payment: ReviewedPayment,
): Step<Submission, SubmissionEffect> => {
  if (submission.kind === 'sending' || submission.kind === 'made') return { state: submission, effects: [] };
  const again = submission.kind === 'unknown' ? { ...payment, resumes: submission.sent } : payment;
  return {
    state: { kind: 'sending' },
    effects: [{ kind: 'stop-following' }, { kind: 'submit', payment: again }],
  };
};

const followed = (
  state: Submission,
  loanId: LoanId,
  sent?: SentPayment,
): Step<Submission, SubmissionEffect> => ({ state, effects: [{ kind: 'follow', loanId, sent }] });

const afterFailure = (failure: SubmitPaymentFailure, loanId: LoanId): Step<Submission, SubmissionEffect> => {
  const stillRunning = failure.kind === 'refused' && failure.refusal === 'still-running';
  if (failure.kind === 'unknown-outcome' || stillRunning) {
    const sent = failure.kind === 'unknown-outcome' ? failure.sent : undefined;
    return followed({ kind: 'unknown', sent }, loanId, sent);
  }
  const state: Submission = { kind: 'not-made', trouble: failure };
  return failure.kind === 'earlier-payment-undecided' ? followed(state, loanId) : { state, effects: [] };
};

const afterFound = (submission: Submission, found: ReconciledPayment): Submission => {
  if (submission.kind === 'unknown') {
    if (found.kind === 'booked') return { kind: 'made', outcome: outcomeOf(found.payment) };
    return found.kind === 'never-booked'
      ? { kind: 'not-made', trouble: { kind: 'never-booked' } }
      : submission;
  }
  if (submission.kind !== 'not-made' || submission.trouble.kind !== 'earlier-payment-undecided')
    return submission;
  // A payment that was booked and then returned paid nothing: it is no reason to keep this one back.
  return found.kind === 'booked' && hasSucceeded(found.payment)
    ? { kind: 'not-made', trouble: { kind: 'earlier-payment-found', payment: found.payment } }
    : { kind: 'ready' };
};

/** One step of a submission on a loan; an unexpected answer is ignored. */
export const stepSubmission = (
  submission: Submission,
  answer: SubmissionAnswer,
  loanId: LoanId,
): Step<Submission, SubmissionEffect> => {
  if (answer.kind === 'payment-found') return { state: afterFound(submission, answer.found), effects: [] };
  if (submission.kind !== 'sending') return { state: submission, effects: [] };
  return answer.result.match<Step<Submission, SubmissionEffect>>(
    (found) => ({ state: { kind: 'made', outcome: outcomeOf(found) }, effects: [] }),
    (failure) => afterFailure(failure, loanId),
  );
};
