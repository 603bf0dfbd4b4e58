import { comparePlainDates } from '../calendar/index.ts';
import { isPositive, type Money, subtractMoney, sumMoney } from '../money/index.ts';
import { isInProgress, type PaymentRequest, paysAll } from '../payment/index.ts';
import type { Loan, LoanAutopay } from './loan.ts';

/** What will still be taken for a loan in addition to a payoff. */
export interface BesidePayoff {
  /** In date order. */
  readonly payments: readonly PaymentRequest[];
  /** The total of all payments. */
  readonly amount: Money;
  /** The part that the quote did not deduct, which will be overpaid. Absent if the quote deducts everything. */
  readonly uncounted: Money | undefined;
}

/**
 * The payments in progress in addition to a payoff, whatever their dates; undefined if there are none. `counted` is the
 * pending amount that the quote deducts, `confirmation` the payoff's own number once it is submitted.
 */
export const besidePayoff = (
  { paymentsInProgress, balance }: Pick<Loan, 'paymentsInProgress' | 'balance'>,
  {
    counted,
    confirmation,
  }: { readonly counted: Money | undefined; readonly confirmation?: string | undefined },
): BesidePayoff | undefined => {
  const inProgress = paymentsInProgress.filter(({ status }) => isInProgress(status));
  // Where the platform leaves the numbers empty, the payoff is known by its type.
  const own = inProgress.find((payment) =>
    confirmation === '' ? paysAll(payment.amountType) : payment.confirmation === confirmation,
  );
  const payments = inProgress
    .filter((payment) => payment !== own)
    .toSorted((a, b) => comparePlainDates(a.payOn, b.payOn));
  if (payments.length === 0) return undefined;
  const amount = sumMoney(
    payments.map((payment) => payment.amount),
    balance.currency,
  );
  const uncounted = counted ? subtractMoney(amount, counted) : amount;
  return { payments, amount, uncounted: isPositive(uncounted) ? uncounted : undefined };
};

/** What will still be taken for a loan after a payoff is submitted. */
export interface LeftAfterPayoff {
  readonly beside: BesidePayoff | undefined;
  /** The next draft that autopay still lists. */
  readonly draft: LoanAutopay['drafts'][number] | undefined;
}

/** What remains on a loan that was read after its payoff. Nothing more is owed only if both parts are absent. */
export const leftAfterPayoff = (
  loan: Pick<Loan, 'paymentsInProgress' | 'balance' | 'autopay'>,
  payoff: { readonly counted: Money | undefined; readonly confirmation: string | undefined },
): LeftAfterPayoff => ({ beside: besidePayoff(loan, payoff), draft: loan.autopay.drafts[0] });
