import type { Loan } from '@member-portal/domain/loan';
import { type RetryAhead, retryReplacedBy } from '@member-portal/domain/payment';
import type { Step } from '../flow.ts';
import { beginReview, type CheckedPayment, type Review, type ReviewEffect } from './review.ts';
import { isLocked } from './submission.ts';

/** Computes the effect of a payment on the loan as last read. */
export interface PreviewEffect {
  readonly kind: 'preview';
  readonly checked: CheckedPayment;
  readonly loan: Loan;
}

/**
 * A review over the loan as last read. It begins again, with consent to give again, if the payment would now replace another
 * returned payment than it says, for example one that was returned meanwhile. `returned` is what a payment would replace.
 * Never while the outcome of a sending is open, nor once an earlier payment was found, which the buyer has to decide on.
 */
export const reviewNow = (
  review: Review,
  { loan, returned }: { readonly loan: Loan; readonly returned: Pick<RetryAhead, 'id'> | undefined },
): Step<Review, ReviewEffect | PreviewEffect> => {
  const { checked, preview, consent, submission } = review;
  const retryOf = retryReplacedBy(checked.payment.amountType, returned)?.id;
  const isFound = submission.kind === 'not-made' && submission.trouble.kind === 'earlier-payment-found';
  const { state, effects } =
    retryOf === checked.payment.retryOf || isLocked(submission) || isFound
      ? { state: review, effects: [] }
      : beginReview({ ...checked, payment: { ...checked.payment, retryOf } }, preview, consent);
  return {
    state: { ...state, submission },
    effects: [...effects, { kind: 'preview', checked: state.checked, loan }],
  };
};
