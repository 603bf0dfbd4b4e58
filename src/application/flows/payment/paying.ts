import { besidePayoff } from '@member-portal/domain/loan';
import { paysAll } from '@member-portal/domain/payment';
import type { Paying, ReviewingPayment } from './state.ts';

/** What only the choice of a payment knows, left behind with it. */
export const payingOf = ({
  subject,
  options,
  loan,
  retryAhead,
  draft,
  chose,
  edited,
  lastConsent,
  recorded,
}: Paying): Paying => ({
  subject,
  options,
  loan,
  retryAhead,
  draft,
  chose,
  edited,
  lastConsent,
  recorded,
});

/** A payment under review; where it pays all that is owed, with what is to be taken beside it. */
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
