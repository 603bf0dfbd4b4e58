import type { PlainDate } from '@member-portal/domain/calendar';
import { besidePayoff, type Loan, type PayoffQuote } from '@member-portal/domain/loan';
import type { PayingOff, Quote } from './state.ts';

/** The quote, once it is loaded. */
export const knownQuote = (quote: Quote): PayoffQuote | undefined =>
  quote.kind === 'ready' ? quote.quote : undefined;

/** A quote that was loaded, with what was in progress on the loan as read by then. */
export const readyQuote = (quote: PayoffQuote, on: PlainDate | undefined, loan: Loan): Quote => ({
  kind: 'ready',
  on,
  quote,
  inProgress: inProgressOn(loan),
});

/**
 * Whether a payment that the quote may deduct is no longer in progress: cancelled, returned or booked since. The payoff would
 * leave its amount owed. A quote that has deducted more than the loan lists from the start is the platform's own figure.
 */
export const isQuoteOutdated = ({ quote, loan }: Pick<PayingOff, 'quote' | 'loan'>): boolean =>
  quote.kind === 'ready' && inProgressOn(loan) < quote.inProgress;

const inProgressOn = (loan: Loan): number => besidePayoff(loan, { counted: undefined })?.amount.cents ?? 0;
