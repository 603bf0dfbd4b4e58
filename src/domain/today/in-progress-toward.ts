import { comparePlainDates, type PlainDate } from '../calendar/index.ts';
import type { LoanSummary } from '../loan/index.ts';
import { isPositive, type Money, subtractMoney, sumMoney } from '../money/index.ts';
import { curesDue, type PaymentInProgress, paymentPhase } from '../payment/index.ts';
import type { Processing } from './loan-today.ts';

/** Payments in progress that lower what is due, in the order of their days. */
const curing = ({ paymentsInProgress = [] }: Pick<LoanSummary, 'paymentsInProgress'>) =>
  paymentsInProgress.filter(curesDue).toSorted((a, b) => comparePlainDates(a.payOn, b.payOn));

const amountOf = (payments: readonly PaymentInProgress[], { balance }: Pick<LoanSummary, 'balance'>): Money =>
  sumMoney(
    payments.map(({ amount }) => amount),
    balance.currency,
  );

/** What is in progress toward what is due: all of it, or what counts by a day. */
export const inProgressToward = (
  loan: Pick<LoanSummary, 'paymentsInProgress' | 'balance'>,
  today: PlainDate,
  by?: PlainDate,
): Processing | undefined => {
  const payments = curing(loan).filter(({ payOn }) => !by || payOn <= by);
  const last = payments.at(-1);
  return (
    last && {
      count: payments.length,
      amount: amountOf(payments, loan),
      countsOn: last.payOn,
      phase: paymentPhase(payments, today),
    }
  );
};

/**
 * What covers the past-due amount, of which fees are a part: the payments in progress that count by today, where they cover
 * all of it. A payment that counts later does not.
 */
export const pastDueCover = (
  loan: Pick<LoanSummary, 'paymentsInProgress' | 'balance' | 'pastDue'>,
  today: PlainDate,
): Processing | undefined => {
  const processing = inProgressToward(loan, today, today);
  return processing && !leftToAsk(loan.pastDue, processing) ? processing : undefined;
};

/** What is left to pay of the past-due amount once everything in progress is subtracted. */
export const pastDueLeft = (loan: Pick<LoanSummary, 'paymentsInProgress' | 'balance' | 'pastDue'>): Money =>
  leftToAsk(loan.pastDue, { amount: amountOf(curing(loan), loan) }) ?? { ...loan.pastDue, cents: 0 };

/** What is left to pay of an amount once everything in progress is subtracted; undefined where nothing is. */
export const leftToAsk = (
  amount: Money,
  processing: Pick<Processing, 'amount'> | undefined,
): Money | undefined => {
  const left = processing ? subtractMoney(amount, processing.amount) : amount;
  return isPositive(left) ? left : undefined;
};
