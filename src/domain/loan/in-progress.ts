import { comparePlainDates, type PlainDate } from '../calendar/index.ts';
import { type Money, sumMoney } from '../money/index.ts';
import { isInProgress, type PaymentPhase, paymentPhase } from '../payment/index.ts';
import type { LoanSummary } from './loan-summary.ts';

/** Payments submitted for a loan and not booked yet. */
export interface MoneyInProgress {
  readonly count: number;
  /** The total of all payments. */
  readonly amount: Money;
  /** The day of the earliest payment. */
  readonly firstOn: PlainDate;
  readonly phase: PaymentPhase;
}

/** The money in progress on a loan; undefined if there is none, or if the platform does not list it. */
export const moneyInProgress = (
  { paymentsInProgress = [] }: Pick<LoanSummary, 'paymentsInProgress'>,
  today: PlainDate,
): MoneyInProgress | undefined => {
  const coming = paymentsInProgress
    .filter(({ status }) => isInProgress(status))
    .sort((a, b) => comparePlainDates(a.payOn, b.payOn));
  const [first] = coming;
  if (!first) return undefined;
  const amounts = coming.map(({ amount }) => amount);
  return {
    count: coming.length,
    amount: sumMoney(amounts, first.amount.currency),
    firstOn: first.payOn,
    phase: paymentPhase(coming, today),
  };
};
