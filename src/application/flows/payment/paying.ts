import { besidePayoff } from '@member-portal/domain/loan';
import { paysAll } from '@member-portal/domain/payment';
import { reviewReplacing } from '../ordering/index.ts';
import { partsOf } from '../parts-of.ts';
import type { PaymentStep } from './effect.ts';
import type { Paying, ReviewingPayment } from './state.ts';

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

/** A payment under review, with its effect on the loan as last read; restarts where it replaces another returned payment. */
export const reviewNow = (
  paying: Paying,
  { review, sentOver }: Pick<ReviewingPayment, 'review' | 'sentOver'>,
): PaymentStep => {
  const begun = reviewReplacing(review, paying.subject.retried ?? paying.retryAhead);
  const state = underReview(paying, { review: begun?.state ?? review, sentOver });
  const { checked } = state.review;
  return {
    state,
    effects: [...(begun?.effects ?? []), { kind: 'preview', checked, loan: paying.options.loan }],
  };
};
