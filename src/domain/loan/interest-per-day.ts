import type { Money } from '../money/index.ts';
import type { PayoffQuote } from './loan.ts';

/** The interest that each day adds to a payoff, rounded to cents. Quotes give it as a decimal of four places or more. */
export const interestPerDay = ({ perDiem, amount }: Pick<PayoffQuote, 'perDiem' | 'amount'>): Money => ({
  // As text, because `1.005 * 100` is less than 100.5.
  cents: Math.round(Number(`${perDiem}e2`)),
  currency: amount.currency,
});
