import { ListLoans, type LoanView, loanList, totalsOfLoans } from '@member-portal/application/loans';
import type { LoanSegment, LoanTotals } from '@member-portal/domain/loan';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useRead } from '../../../services/use-read.ts';

/** A buyer's loans of a segment. */
export const useLoans = (segment: LoanSegment, view?: LoanView) =>
  loanList(useService(ListLoans), segment, view);

/** Totals of all loans of a list, if `wanted` and reported by the platform. */
export const useLoanTotals = (
  segment: LoanSegment,
  wanted: boolean,
  view?: LoanView,
): LoanTotals | undefined => {
  const { read, load, part } = totalsOfLoans(useService(ListLoans), segment, view);
  const totals = useRead(read, load, { part, wanted });
  return wanted && totals.state === 'ready' ? totals.value.totals : undefined;
};
