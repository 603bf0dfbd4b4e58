import type { Money } from '../money/index.ts';
import type { PayoffQuote } from './loan.ts';

/** The interest that a day adds to a payoff, rounded to cents; a quote tells it to four places and more. */
export const interestPerDay = ({ perDiem, amount }: Pick<PayoffQuote, 'perDiem' | 'amount'>): Money => ({
  cents: Math.round(Number(perDiem) * 100),
  currency: amount.currency,
});
