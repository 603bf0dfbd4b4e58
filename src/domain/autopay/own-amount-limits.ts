import type { Loan } from '../loan/index.ts';
import type { Money } from '../money/index.ts';

/** The limits of a buyer's own amount: what falls due next, because no less is ever drawn, and all that is owed. */
export const ownAmountLimits = ({
  balance,
  nextPayment,
}: Pick<Loan, 'balance' | 'nextPayment'>): { readonly min: Money; readonly max: Money } => ({
  min: nextPayment?.amount ?? { cents: 1, currency: balance.currency },
  max: balance,
});
