import { ListLoans } from '@member-portal/application/loans';
import type { LoanPage } from '@member-portal/application/ports';
import type { LoanSegment, LoanSummary } from '@member-portal/domain/loan';
import type { PagedSource } from '../../../paging/paged-source.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { askForState, type LoanView } from './loan-view.ts';

/** Past due first, then by due date, unsearched: the view in which what is due next comes first. */
export const FIRST_VIEW: LoanView = { search: '', sort: 'due' };
/** The view in which closed loans are listed at first. */
export const CLOSED_VIEW: LoanView = { search: '', sort: 'opened' };

/** A few screens of cards: the first ones show soon, and the next are there before they are reached. */
const LOANS_A_PAGE = 20;

/** A buyer's loans of a segment; search and order are the platform's. */
export const useLoans = (
  segment: LoanSegment,
  { search, sort, status }: LoanView = FIRST_VIEW,
): PagedSource<LoanSummary, LoanPage> => {
  const listLoans = useService(ListLoans);
  const wanted = search.trim();
  return {
    read: { read: 'loans' },
    part: `${segment} ${status ?? ''} ${sort} ${wanted}`,
    fetchPage: (cursor, signal) =>
      listLoans(
        {
          segment,
          sort,
          ...askForState(status),
          limit: LOANS_A_PAGE,
          ...(wanted === '' ? {} : { search: wanted }),
          ...(cursor === undefined ? {} : { cursor }),
        },
        signal,
      ),
  };
};
