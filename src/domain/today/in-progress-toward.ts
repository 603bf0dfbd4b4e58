import { comparePlainDates, type PlainDate } from '../calendar/index.ts';
import type { LoanSummary } from '../loan/index.ts';
import { isPositive, type Money, subtractMoney, sumMoney } from '../money/index.ts';
import { curesDue, type PaymentInProgress, paymentPhase } from '../payment/index.ts';
import type { Processing } from './loan-today.ts';

/** Payments in progress that lower what is due, in date order. */
const curing = ({ paymentsInProgress = [] }: Pick<LoanSummary, 'paymentsInProgress'>) =>
  paymentsInProgress.filter(curesDue).toSorted((a, b) => comparePlainDates(a.payOn, b.payOn));

const amountOf = (payments: readonly PaymentInProgress[], { balance }: Pick<LoanSummary, 'balance'>): Money =>
  sumMoney(
    payments.map(({ amount }) => amount),
    balance.currency,
  );

/** Payments in progress toward what is due: all of them, or those effective by a day. */
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
 * The payments in progress that cover the past-due amount, including its fees, and are effective by today; undefined if
 * they do not cover all of it.
 */
export const pastDueCover = (
  loan: Pick<LoanSummary, 'paymentsInProgress' | 'balance' | 'pastDue'>,
  today: PlainDate,
): Processing | undefined => {
  const processing = inProgressToward(loan, today, today);
  return processing && !leftToPay(loan.pastDue, processing) ? processing : undefined;
};

/** The past-due amount less everything in progress. */
export const pastDueLeft = (loan: Pick<LoanSummary, 'paymentsInProgress' | 'balance' | 'pastDue'>): Money =>
  leftToPay(loan.pastDue, { amount: amountOf(curing(loan), loan) }) ?? { ...loan.pastDue, cents: 0 };

/** An amount less everything in progress; undefined if nothing is left. */
export const leftToPay = (
  amount: Money,
  processing: Pick<Processing, 'amount'> | undefined,
): Money | undefined => {
  const left = processing ? subtractMoney(amount, processing.amount) : amount;
  return isPositive(left) ? left : undefined;
};
