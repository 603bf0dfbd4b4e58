import { besidePayoff, leftAfterPayoff } from '@member-portal/domain/loan';
import { paysAll } from '@member-portal/domain/payment';
import { effectInProgress } from '@member-portal/domain/projection';
import { reviewNow } from '../ordering/index.ts';
import { partsOf } from '../parts-of.ts';
import type { PaymentStep } from './effect.ts';
import type { Paying, PaymentDone, ReviewingPayment } from './state.ts';

/** Picks the properties shared by all states of a payment. */
export const payingOf = partsOf<Paying>({
  subject: true,
  options: true,
  loan: true,
  retryAhead: true,
  draft: true,
  chose: true,
  edited: true,
  lastConsent: true,
  recorded: true,
});

/** A payment under review. A payment of everything owed includes what will still be taken in addition. */
export const underReview = (
  paying: Paying,
  { review, sentOver }: Pick<ReviewingPayment, 'review' | 'sentOver'>,
): ReviewingPayment => {
  const { loan } = paying.options;
  const counted = loan.payoff?.breakdown.pending;
  return {
    ...payingOf(paying),
    kind: 'reviewing',
    review,
    beside: paysAll(review.checked.payment.amountType) ? besidePayoff(loan, { counted }) : undefined,
    sentOver,
  };
};

/** A payment under review over the loan as last read. */
export const reviewedAgain = (
  paying: Paying,
  { review, sentOver }: Pick<ReviewingPayment, 'review' | 'sentOver'>,
): PaymentStep => {
  const { subject, retryAhead, options } = paying;
  const now = reviewNow(review, { loan: options.loan, returned: subject.retried ?? retryAhead });
  return { state: underReview(paying, { review: now.state, sentOver }), effects: now.effects };
};

/**
 * Adds the effect, and what is left after a payoff, once the loan was reloaded: another payment may have been made since the
 * earlier read.
 */
export const withLeft = (done: PaymentDone): PaymentDone => {
  const { loan, sentOver, readBefore, checked, outcome } = done;
  const { confirmation } = outcome;
  const read = { ...done, effect: effectInProgress(loan, confirmation) };
  if (!paysAll(checked.payment.amountType) || loan === readBefore) return read;
  const counted = (sentOver ?? loan).payoff?.breakdown.pending;
  return { ...read, left: leftAfterPayoff(loan, { counted, confirmation }) };
};
