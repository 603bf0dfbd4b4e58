import { comparePlainDates } from '../calendar/index.ts';
import { isPositive, type Money, subtractMoney, sumMoney } from '../money/index.ts';
import { isInProgress, type PaymentRequest } from '../payment/index.ts';
import type { Loan, LoanAutopay } from './loan.ts';

/** What is still to be taken for a loan besides a payoff. */
export interface BesidePayoff {
  /** In the order of their days. */
  readonly payments: readonly PaymentRequest[];
  /** All of them together. */
  readonly amount: Money;
  /** The part that the quote left out: that much more than is owed will be taken. Absent where it counts everything. */
  readonly uncounted: Money | undefined;
}

/**
 * The payments in progress besides a payoff, whatever their dates; undefined where there are none. `counted`
 * is what its quote nets as pending, and `confirmation` the number of the payoff itself once it is made.
 */
export const besidePayoff = (
  { paymentsInProgress, balance }: Pick<Loan, 'paymentsInProgress' | 'balance'>,
  {
    counted,
    confirmation,
  }: { readonly counted: Money | undefined; readonly confirmation?: string | undefined },
): BesidePayoff | undefined => {
  const payments = paymentsInProgress
    .filter((payment) => isInProgress(payment.status) && payment.confirmation !== confirmation)
    .toSorted((a, b) => comparePlainDates(a.payOn, b.payOn));
  if (payments.length === 0) return undefined;
  const amount = sumMoney(
    payments.map((payment) => payment.amount),
    balance.currency,
  );
  const uncounted = counted ? subtractMoney(amount, counted) : amount;
  return { payments, amount, uncounted: isPositive(uncounted) ? uncounted : undefined };
};

/** What is still to be taken for a loan once a payoff of it is made. */
export interface LeftAfterPayoff {
  readonly beside: BesidePayoff | undefined;
  /** The next draft that autopay still lists. */
  readonly draft: LoanAutopay['drafts'][number] | undefined;
}

/** What is still to come on a loan read after its payoff; only with neither is nothing more owed. */
export const leftAfterPayoff = (
  loan: Pick<Loan, 'paymentsInProgress' | 'balance' | 'autopay'>,
  payoff: { readonly counted: Money | undefined; readonly confirmation: string | undefined },
): LeftAfterPayoff => ({ beside: besidePayoff(loan, payoff), draft: loan.autopay.drafts[0] });
