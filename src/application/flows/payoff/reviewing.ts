import { besidePayoff, type LeftAfterPayoff, leftAfterPayoff } from '@member-portal/domain/loan';
import { knownQuote } from './known-quote.ts';
import type { PayingOff, ReviewingPayoff } from './state.ts';

/** A payoff under review, with what is to be taken besides. */
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

/** What is still to be taken once a payoff of this number is made. */
export const leftAfter = (
  { loan, quote }: Pick<PayingOff, 'loan' | 'quote'>,
  confirmation: string | undefined,
): LeftAfterPayoff => leftAfterPayoff(loan, { counted: knownQuote(quote)?.breakdown.pending, confirmation });
