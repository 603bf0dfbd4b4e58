import { ListLoans } from '@member-portal/application/loans';
import type { LoanPage } from '@member-portal/application/ports';
import { SessionReads } from '@member-portal/application/reads';
import type { Services } from '@member-portal/application/services';
import type { LoanSegment, LoanSummary } from '@member-portal/domain/loan';
import { firstPageOf, type PagedSource } from '../../../paging/paged-source.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { askForState, type LoanView } from './loan-view.ts';

/** How a list comes at first, unsearched: past due, then by due date; closed loans the last one first. */
export const FIRST_VIEWS: Readonly<Record<LoanSegment, LoanView>> = {
  outstanding: { search: '', sort: 'due' },
  closed: { search: '', sort: 'opened' },
};

/** A few screens of cards: the first ones show soon, and the next are there before they are reached. */
const LOANS_A_PAGE = 20;

const loansOf = (
  listLoans: ListLoans,
  segment: LoanSegment,
  { search, sort, status }: LoanView,
): PagedSource<LoanSummary, LoanPage> => {
  const wanted = search.trim();
  return {
    read: { read: 'loans' },
    part: `${segment} ${status ?? ''} ${sort} ${wanted}`,
    fetchPage: (cursor, cancellation) =>
      listLoans(
        {
          segment,
          sort,
          ...askForState(status),
          limit: LOANS_A_PAGE,
          ...(wanted === '' ? {} : { search: wanted }),
          ...(cursor === undefined ? {} : { cursor }),
        },
        cancellation,
      ),
  };
};

/** A buyer's loans of a segment; search and order are the platform's. */
export const useLoans = (
  segment: LoanSegment,
  view = FIRST_VIEWS[segment],
): PagedSource<LoanSummary, LoanPage> => loansOf(useService(ListLoans), segment, view);

/** Reads the first page of a list as it comes at first. */
export const readLoansAhead =
  (segment: LoanSegment) =>
  (services: Services): void => {
    const { read, load, part } = firstPageOf(loansOf(services.get(ListLoans), segment, FIRST_VIEWS[segment]));
    services.get(SessionReads).loadAhead(read, load, part);
  };
