import { comparePlainDates, type PlainDate } from '../calendar/index.ts';
import type { PayoffQuote } from '../loan/index.ts';
import type { Money } from '../money/index.ts';
import { totalOf } from './allocate.ts';
import { applyPayment, type ProjectedPayment } from './apply-payment.ts';
import { perDiem } from './interest.ts';
import { accrueTo, type LoanPosition } from './loan-position.ts';
import { paymentsBy } from './payments-by.ts';
import { positionAfter } from './position-after.ts';

/** What it costs to be done with a loan on a day. A projection: only the platform quotes. */
export type ProjectedPayoff = Omit<PayoffQuote, 'id' | 'goodThrough'> & { readonly on: PlainDate };

/** The least in cents that pays everything off on a day beside payments that are taken after it, and do not do so alone. */
const leastBeside = (position: LoanPosition, later: readonly ProjectedPayment[], on: PlainDate): number => {
  const owed = totalOf(position.owed);
  if (later.length === 0) return owed;
  const leftAfter = (cents: number): number => {
    const paid = applyPayment(position, { on, cents, toPrincipal: false }).position;
    return totalOf(positionAfter(paid, later).owed);
  };
  // Between what the later payments leave without any interest, and that with all of the interest until they are taken.
  let tooLittle = Math.max(1, owed - sumOf(later)) - 1;
  let enough = tooLittle + 1 + leftAfter(tooLittle + 1);
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2);
    if (leftAfter(middle) > 0) tooLittle = middle;
    else enough = middle;
  }
  return enough;
};

const sumOf = (payments: readonly ProjectedPayment[]): number =>
  payments.reduce((sum, { cents }) => sum + cents, 0);

/** What payments pay of everything owed, in cents; more than that goes back. */
const broughtBy = (position: LoanPosition, payments: readonly ProjectedPayment[]): number => {
  let [state, brought] = [position, 0];
  for (const payment of payments) {
    const applied = applyPayment(state, payment);
    state = applied.position;
    brought += payment.cents - applied.allocation.unapplied;
  }
  return brought;
};

/**
 * The payoff on a day: principal, fees and interest, less every payment in progress, also those dated later, with what each
 * further day adds. Interest is what makes the parts add up, because money in progress lowers it too.
 */
export const payoffOn = (
  position: LoanPosition,
  on: PlainDate,
  underWay: readonly ProjectedPayment[] = [],
): ProjectedPayoff => {
  const money = (cents: number): Money => ({ cents, currency: position.currency });
  const coming = underWay.toSorted((a, b) => comparePlainDates(a.on, b.on));
  const { owed: left } = positionAfter(position, coming);
  const later = coming.filter((payment) => payment.on > on);
  const onDay = accrueTo(positionAfter(position, paymentsBy(coming, on)), on);
  const isCovered = coming.length > 0 && totalOf(left) === 0;
  const amount = isCovered ? 0 : leastBeside(onDay, later, on);
  const pending = isCovered ? broughtBy(position, coming) : sumOf(coming);
  const { principal, fees } = position.owed;
  return {
    on,
    amount: money(amount),
    perDiem: perDiem(position.terms, left.principal),
    breakdown: {
      principal: money(principal),
      interest: money(amount + pending - principal - fees),
      fees: money(fees),
      pending: money(pending),
    },
  };
};
