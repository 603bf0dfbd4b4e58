import type { LoanSummary } from './loan-summary.ts';

/** A buyer's progress through the instalments of a loan. */
export interface LoanProgress {
  readonly paid: number;
  readonly total: number;
  readonly left: number;
  /** Whole percent, 100 only when every instalment is paid. */
  readonly percent: number;
}

/** Paid instalments out of the total; clamps invalid counts. */
export const progressOf = (
  loan: Pick<LoanSummary, 'installmentsPaid' | 'installmentsTotal'>,
): LoanProgress => {
  const total = Math.max(0, loan.installmentsTotal);
  const paid = Math.min(Math.max(0, loan.installmentsPaid), total);
  return { paid, total, left: total - paid, percent: total === 0 ? 0 : Math.floor((paid * 100) / total) };
};
