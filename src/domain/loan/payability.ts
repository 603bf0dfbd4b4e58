import { comparePlainDates, type PlainDate } from '../calendar/index.ts';
import { isPositive } from '../money/index.ts';
import { isInProgress, paysAll } from '../payment/index.ts';
import type { LoanStatus } from './loan-status.ts';
import type { LoanSummary } from './loan-summary.ts';

const LENT: readonly LoanStatus[] = ['ACCEPTED', 'OUTSTANDING', 'PAID', 'CHARGED_OFF', 'CANCELLED', 'CLOSED'];

/** Whether anything was lent: not during review, not for an open or expired offer, and not for an unknown status. */
export const isLent = ({ status }: Pick<LoanSummary, 'status'>): boolean => LENT.includes(status);

/** What determines whether a loan is payable: its balance and the payments in progress, if the platform reports them. */
export type PaidLoan = Pick<LoanSummary, 'balance'> & Partial<Pick<LoanSummary, 'paymentsInProgress'>>;

/** The share of the balance that interest may add while a payoff is processed: ten days at 36.5 % a year. */
const ADDED_MEANWHILE = 0.01;

/**
 * The day on which payments in progress pay the loan off: one of them is for everything owed, and together they reach the
 * balance, apart from interest that a platform may have added to it since the payoff was quoted. A payoff quote deducts other pending payments, so the amount of one that is cancelled or returned later is still
 * owed. Undefined if they do not pay it off.
 */
export const paidOffOn = ({ balance, paymentsInProgress = [] }: PaidLoan): PlainDate | undefined => {
  const coming = paymentsInProgress.filter(({ status }) => isInProgress(status));
  const cents = coming.reduce((sum, { amount }) => sum + amount.cents, 0);
  if (!coming.some(({ amountType }) => paysAll(amountType)) || cents < balance.cents * (1 - ADDED_MEANWHILE))
    return undefined;
  return coming
    .map(({ payOn }) => payOn)
    .toSorted(comparePlainDates)
    .at(-1);
};

/** Whether payments in progress pay the loan off. */
export const isBeingPaidOff = (loan: PaidLoan): boolean => paidOffOn(loan) !== undefined;

/** Whether a buyer can pay on a loan: it is accepted or outstanding, and owes more than the payments in progress. */
export const isPayable = (
  loan: Pick<LoanSummary, 'status' | 'balance'> & Partial<Pick<LoanSummary, 'paymentsInProgress'>>,
): boolean =>
  (loan.status === 'OUTSTANDING' || loan.status === 'ACCEPTED') &&
  isPositive(loan.balance) &&
  !isBeingPaidOff(loan);

/** Whether a closed loan is still owed: charged off by the lender. It is shown with a contact and without a pay button. */
export const isOwedThoughClosed = (loan: Pick<LoanSummary, 'status' | 'balance'>): boolean =>
  loan.status === 'CHARGED_OFF' && isPositive(loan.balance);
