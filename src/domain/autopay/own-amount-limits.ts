import type { Loan } from '../loan/index.ts';
import { compareMoney, type Money } from '../money/index.ts';

/**
 * The limits of a buyer's own draft amount: at least the next amount due, because no less is ever taken, and at most the
 * current balance, which excludes interest not accrued yet.
 */
export const ownAmountLimits = ({
  balance,
  nextPayment,
}: Pick<Loan, 'balance' | 'nextPayment'>): { readonly min: Money; readonly max: Money } => {
  const min = nextPayment?.amount ?? { cents: 1, currency: balance.currency };
  return { min, max: compareMoney(min, balance) > 0 ? min : balance };
};
