import { ListLoans } from '@member-portal/application/loans';
import type { LoanSegment, LoanTotals } from '@member-portal/domain/loan';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useRead } from '../../../services/use-read.ts';
import { askForState, type LoanState } from './loan-view.ts';

/**
 * What all loans of a list come to, where the platform reports it. It reads the whole list for that, so ask only where the
 * first page is not all (`wanted`).
 */
export const useLoanTotals = (
  segment: LoanSegment,
  search: string,
  wanted: boolean,
  state?: LoanState,
): LoanTotals | undefined => {
  const listLoans = useService(ListLoans);
  const totals = useRead(
    { read: 'loans' },
    (signal) =>
      listLoans(
        {
          segment,
          limit: 1,
          totals: true,
          ...(search === '' ? {} : { search }),
          ...askForState(state),
        },
        signal,
      ),
    `totals ${segment} ${state ?? ''} ${search}`,
    wanted,
  );
  return wanted && totals.state === 'ready' ? totals.value.totals : undefined;
};
