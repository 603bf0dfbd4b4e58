import type { Money } from '../money/index.ts';
import type { LoanSummary } from './loan-summary.ts';

/** What stays past due once payments are booked. What goes to principal alone makes nothing good, and is none of them. */
export const pastDueAfter = (
  { pastDue }: Pick<LoanSummary, 'pastDue'>,
  payments: readonly Money[],
): Money => ({
  ...pastDue,
  cents: Math.max(
    0,
    payments.reduce((left, { cents }) => left - cents, pastDue.cents),
  ),
});
