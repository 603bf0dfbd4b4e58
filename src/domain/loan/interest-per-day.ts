import type { Money } from '../money/index.ts';
import type { PayoffQuote } from './loan.ts';

/** The interest that each day adds to a payoff, rounded to cents. Quotes give it as a decimal of four places or more. */
export const interestPerDay = ({ perDiem, amount }: Pick<PayoffQuote, 'perDiem' | 'amount'>): Money => ({
  cents: Math.round(Number(perDiem) * 100),
  currency: amount.currency,
});
