import { besidePayoff, leftAfterPayoff } from '@member-portal/domain/loan';
import { effectInProgress } from '@member-portal/domain/projection';
import { reviewNow } from '../ordering/index.ts';
import type { PayoffStep } from './event.ts';
import { knownQuote } from './known-quote.ts';
import type { PayingOff, PayoffDone, ReviewingPayoff } from './state.ts';

/** A payoff under review, with what will be taken in addition. */
export const underReview = (
  paying: PayingOff,
  { review, ...more }: Pick<ReviewingPayoff, 'review'> & Partial<ReviewingPayoff>,
): ReviewingPayoff => ({
  renewing: undefined,
  requoted: undefined,
  sentOver: undefined,
  ...more,
  ...paying,
  kind: 'reviewing',
  review,
  beside: besidePayoff(paying.loan, { counted: knownQuote(paying.quote)?.breakdown.pending }),
});

/** A payoff under review over the loan as last read. */
export const reviewedAgain = (
  paying: PayingOff,
  reviewing: Parameters<typeof underReview>[1],
): PayoffStep & { readonly state: ReviewingPayoff } => {
  const { options, retryAhead } = paying;
  const { state: review, effects } = reviewNow(reviewing.review, {
    loan: options.loan,
    returned: retryAhead,
  });
  return { state: underReview(paying, { ...reviewing, review }), effects };
};

/** Adds the effect of a payoff, and what will still be taken after it, once the loan was read again. */
export const withLeft = (done: PayoffDone): PayoffDone => {
  const { loan, quote, readBefore, outcome } = done;
  const { confirmation } = outcome;
  const read = { ...done, effect: effectInProgress(loan, confirmation) };
  if (loan === readBefore) return read;
  const counted = knownQuote(quote)?.breakdown.pending;
  return { ...read, left: leftAfterPayoff(loan, { counted, confirmation }) };
};
