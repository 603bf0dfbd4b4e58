import { isPositive } from '../money/index.ts';
import type { LoanSummary } from './loan-summary.ts';

/** Whether anything was lent: not while it is looked at, and not where an offer was left or has expired. */
export const isLent = ({ status }: Pick<LoanSummary, 'status'>): boolean =>
  status !== 'OFFERED' && status !== 'REVIEW' && status !== 'EXPIRED';

/** Whether a buyer can pay on a loan here: one that was accepted or is outstanding, and owes something. */
export const isPayable = (loan: Pick<LoanSummary, 'status' | 'balance'>): boolean =>
  (loan.status === 'OUTSTANDING' || loan.status === 'ACCEPTED') && isPositive(loan.balance);

/** Whether a closed loan is still owed: charged off by the lender, which is shown with a contact and without a pay button. */
export const isOwedThoughClosed = (loan: Pick<LoanSummary, 'status' | 'balance'>): boolean =>
  loan.status === 'CHARGED_OFF' && isPositive(loan.balance);
