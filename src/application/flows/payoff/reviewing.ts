import { besidePayoff, type LeftAfterPayoff, leftAfterPayoff } from '@member-portal/domain/loan';
import { reviewReplacing } from '../ordering/index.ts';
import type { PayoffStep } from './event.ts';
import { knownQuote } from './known-quote.ts';
import type { PayingOff, ReviewingPayoff } from './state.ts';

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

/** A payoff under review, with its effect on the loan as last read; restarts where it replaces another returned payment. */
export const reviewNow = (
  paying: PayingOff,
  reviewing: Parameters<typeof underReview>[1],
): PayoffStep & { readonly state: ReviewingPayoff } => {
  const begun = reviewReplacing(reviewing.review, paying.retryAhead);
  const state = underReview(paying, { ...reviewing, review: begun?.state ?? reviewing.review });
  const { checked } = state.review;
  return {
    state,
    effects: [...(begun?.effects ?? []), { kind: 'preview', checked, loan: paying.options.loan }],
  };
};

/** What will still be taken after the payoff with this number. */
export const leftAfter = (
  { loan, quote }: Pick<PayingOff, 'loan' | 'quote'>,
  confirmation: string | undefined,
): LeftAfterPayoff => leftAfterPayoff(loan, { counted: knownQuote(quote)?.breakdown.pending, confirmation });
