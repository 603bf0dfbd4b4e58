import type { PlainDate } from '../calendar/index.ts';
import type { PayoffQuote } from '../loan/index.ts';
import type { Money } from '../money/index.ts';
import { totalOf } from './allocate.ts';
import { applyPayment, type ProjectedPayment } from './apply-payment.ts';
import { perDiem } from './interest.ts';
import { accrueTo, type LoanPosition } from './loan-position.ts';
import { paymentsBy } from './payments-by.ts';

/** What it costs to be done with a loan on a day. A projection: only the platform quotes. */
export type ProjectedPayoff = Omit<PayoffQuote, 'id' | 'goodThrough'> & { readonly on: PlainDate };

/**
 * The payoff on a day: principal, fees and interest up to that day, less payments under way that count by then, with
 * what each further day adds. Interest is what makes the parts add up, because money under way lowers it too.
 */
export const payoffOn = (
  position: LoanPosition,
  on: PlainDate,
  underWay: readonly ProjectedPayment[] = [],
): ProjectedPayoff => {
  const money = (cents: number): Money => ({ cents, currency: position.currency });
  let [state, pending] = [position, 0];
  for (const payment of paymentsBy(underWay, on)) {
    const applied = applyPayment(state, payment);
    state = applied.position;
    pending += payment.cents - applied.allocation.unapplied;
  }
  const { owed } = accrueTo(state, on);
  const amount = totalOf(owed);
  const { principal, fees } = position.owed;
  return {
    on,
    amount: money(amount),
    perDiem: perDiem(position.terms, owed.principal),
    breakdown: {
      principal: money(principal),
      interest: money(amount + pending - principal - fees),
      fees: money(fees),
      pending: money(pending),
    },
  };
};
