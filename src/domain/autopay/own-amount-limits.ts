import type { Loan } from '../loan/index.ts';
import { compareMoney, type Money } from '../money/index.ts';

/**
 * The limits of a buyer's own amount: what falls due next, because no less is ever drawn, and all that is owed, of which the
 * interest until the last due day is no part yet.
 */
export const ownAmountLimits = ({
  balance,
  nextPayment,
}: Pick<Loan, 'balance' | 'nextPayment'>): { readonly min: Money; readonly max: Money } => {
  const min = nextPayment?.amount ?? { cents: 1, currency: balance.currency };
  return { min, max: compareMoney(min, balance) > 0 ? min : balance };
};
