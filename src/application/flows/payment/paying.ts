import { besidePayoff } from '@member-portal/domain/loan';
import { paysAll } from '@member-portal/domain/payment';
import { partsOf } from '../parts-of.ts';
import type { Paying, ReviewingPayment } from './state.ts';

/** What every state of a payment keeps, without what one of them adds. */
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

/** A payment under review. One of all that is owed comes with what is still to be taken besides. */
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
