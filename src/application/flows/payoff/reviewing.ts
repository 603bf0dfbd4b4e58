import { besidePayoff, type LeftAfterPayoff, leftAfterPayoff } from '@member-portal/domain/loan';
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

/** What will still be taken after the payoff with this number. */
export const leftAfter = (
  { loan, quote }: Pick<PayingOff, 'loan' | 'quote'>,
  confirmation: string | undefined,
): LeftAfterPayoff => leftAfterPayoff(loan, { counted: knownQuote(quote)?.breakdown.pending, confirmation });
