import { isPositive } from '../money/index.ts';
import type { LoanSummary } from './loan-summary.ts';

/** Whether a loan has an amount past its due day. */
export const isPastDue = (loan: Pick<LoanSummary, 'pastDue'>): boolean => isPositive(loan.pastDue);
