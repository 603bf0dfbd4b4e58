import type { RequestFailure } from '@member-portal/domain/failure';
import type { LoanSegment, LoanSummary } from '@member-portal/domain/loan';
import type { LoanPage } from '../ports/index.ts';
import type { PagedRead, PartRead } from '../reads/index.ts';
import type { ListLoans } from './list-loans.ts';
import { firstViewOf, type LoanView, queryOfView } from './loan-view.ts';

/** Loans in a page: a few screens of cards, so that the first appear soon and the next load before they are reached. */
const LOANS_A_PAGE = 20;

/** A buyer's loans of a segment, page by page; the platform searches, sorts and filters. */
export const loanList = (
  listLoans: ListLoans,
  segment: LoanSegment,
  view: LoanView = firstViewOf(segment),
): PagedRead<LoanSummary, RequestFailure, LoanPage> => ({
  read: { read: 'loans' },
  part: `${segment} ${view.status ?? ''} ${view.sort} ${view.search}`,
  fetchPage: (cursor, cancellation) =>
    listLoans({ segment, ...queryOfView(view), limit: LOANS_A_PAGE, cursor }, cancellation),
});

/**
 * The read of a list's totals, which are the same in every order. The platform reads the whole list to compute them, so use
 * it only if the first page is not the whole list.
 */
export const totalsOfLoans = (
  listLoans: ListLoans,
  segment: LoanSegment,
  view: LoanView = firstViewOf(segment),
): PartRead<LoanPage, RequestFailure> => {
  const { sort: _, ...query } = queryOfView(view);
  return {
    read: { read: 'loans' },
    part: `totals ${segment} ${view.status ?? ''} ${view.search}`,
    load: (cancellation) => listLoans({ segment, ...query, limit: 1, totals: true }, cancellation),
  };
};
