import { ListLoans } from '@member-portal/application/loans';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { LoanSegment, LoanSummary } from '@member-portal/domain/loan';
import { useService } from '../../services/ServicesProvider.tsx';
import { type PagedReadState, usePagedRead } from '../../services/use-paged-read.ts';

export type LoanSort = 'due' | 'opened' | 'balance';

/** How a buyer looks at a list of loans. */
export interface LoanView {
  readonly search: string;
  readonly sort: LoanSort;
}

/** Past due first, then by due date, unsearched: the view in which what is due next comes first. */
export const FIRST_VIEW: LoanView = { search: '', sort: 'due' };

/** A buyer's loans of a segment, loaded page by page; search and sort are the platform's. */
export const useLoans = (
  segment: LoanSegment,
  { search, sort }: LoanView = FIRST_VIEW,
): PagedReadState<LoanSummary, RequestFailure> => {
  const listLoans = useService(ListLoans);
  const wanted = search.trim();
  return usePagedRead({ read: 'loans' }, `${segment} ${sort} ${wanted}`, (cursor, signal) =>
    listLoans(
      {
        segment,
        sort,
        ...(wanted === '' ? {} : { search: wanted }),
        ...(cursor === undefined ? {} : { cursor }),
      },
      signal,
    ),
  );
};
