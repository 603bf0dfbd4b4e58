import { isPositive } from '../money/index.ts';
import type { LoanSummary } from './loan-summary.ts';

/** Whether a buyer can pay on a loan here: only an outstanding one that owes something. */
export const isPayable = (loan: Pick<LoanSummary, 'status' | 'balance'>): boolean =>
  loan.status === 'OUTSTANDING' && isPositive(loan.balance);

/** Whether a closed loan is still owed: charged off by the lender, which is shown with a contact and without a pay button. */
export const isOwedThoughClosed = (loan: Pick<LoanSummary, 'status' | 'balance'>): boolean =>
  loan.status === 'CHARGED_OFF' && isPositive(loan.balance);
