import { BeginLoanSearch } from '@member-portal/application/flows/loan-search';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useFlow } from '../../../services/use-flow.ts';
import {
  type LoanSort,
  type LoanState,
  type LoanView,
  searchAsked,
  sortAsked,
  statusAsked,
} from './loan-view.ts';

/**
 * How the buyer looks at a list. It stands in the entry of the history, so that Back, a reload and a new sign-in come to
 * the same list again: the order and the status in its address, the search in its state, which no server, tag manager or list of visited
 * pages reads. `typed` is ahead of it while the buyer types.
 */
export const useLoanView = (
  sorts: readonly [LoanSort, ...LoanSort[]],
  statuses: readonly LoanState[],
): {
  readonly view: LoanView;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onView: (view: LoanView) => void;
} => {
  const sort = useLocation({ select: (at) => sortAsked(at.search, sorts) });
  const search = useLocation({ select: ({ state }) => searchAsked(state.searched) });
  const status = useLocation({ select: (at) => statusAsked(at.search, statuses) });
  const navigate = useNavigate();
  const goTo = (searched: string, address: object | true): void =>
    void navigate({
      to: '.',
      search: address,
      state: searched === '' ? {} : { searched },
      replace: true,
      resetScroll: false,
    });
  const begin = useService(BeginLoanSearch);
  const [{ typed }, send] = useFlow(
    () => begin({ shown: search, onSearch: (next) => goTo(next, true) }),
    'search',
    useMemo(() => ({ kind: 'shown', search }) as const, [search]),
  );
  return {
    view: { search, sort, status },
    typed,
    onType: (text) => send({ kind: 'type', text }),
    onView: (next) => {
      send({ kind: 'type', text: next.search });
      goTo(next.search, {
        ...(next.sort === sorts[0] ? {} : { sort: next.sort }),
        ...(next.status === undefined ? {} : { status: next.status }),
      });
    },
  };
};
