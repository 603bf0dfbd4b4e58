import { isPastDue } from './is-past-due.ts';
import type { LoanSegment } from './loan-status.ts';
import { segmentOf } from './loan-status.ts';
import type { LoanSummary } from './loan-summary.ts';

/** How many loans a buyer has in each segment, how many of them are past due, and how many are on autopay. */
export interface LoanCounts extends Readonly<Record<LoanSegment, number>> {
  readonly pastDue: number;
  readonly autopayEnrolled: number;
}

/** Counts loans; closed ones are never past due (specification, section 9: buyer_loans_data). */
export const countLoans = (
  loans: readonly Pick<LoanSummary, 'status' | 'pastDue' | 'autopayEnrolled'>[],
): LoanCounts => {
  const outstanding = loans.filter(({ status }) => segmentOf(status) === 'outstanding');
  return {
    outstanding: outstanding.length,
    closed: loans.filter(({ status }) => segmentOf(status) === 'closed').length,
    pastDue: outstanding.filter(isPastDue).length,
    autopayEnrolled: outstanding.filter(({ autopayEnrolled }) => autopayEnrolled).length,
  };
};
