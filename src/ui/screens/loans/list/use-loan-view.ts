import { BeginLoanSearch } from '@member-portal/application/flows/loan-search';
import { addressOfView, type LoanState, type LoanView, viewFrom } from '@member-portal/application/loans';
import type { LoanSegment } from '@member-portal/domain/loan';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useFlow } from '../../../services/use-flow.ts';

/** The view of a list, and functions to change it. */
export interface ViewControl {
  readonly view: LoanView;
  /** The search as typed, which is ahead of the view's while the buyer types. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onView: (view: LoanView) => void;
}

/**
 * The view of a list, kept in the history entry, so that Back, a reload and a new sign-in restore it: order
 * and status in the address, the search in the entry's state, which is not visible to servers, tag managers
 * or the browser's list of visited pages.
 */
export const useLoanView = (segment: LoanSegment, states: readonly LoanState[]): ViewControl => {
  const { search, state } = useLocation();
  const view = viewFrom(segment, states, { ...search, searched: state.searched });
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
    () => begin({ shown: view.search, onSearch: (next) => goTo(next, true) }),
    'search',
    useMemo(() => ({ kind: 'shown', search: view.search }) as const, [view.search]),
  );
  return {
    view,
    typed,
    onType: (text) => send({ kind: 'type', text }),
    onView: (next) => {
      send({ kind: 'type', text: next.search });
      goTo(next.search, addressOfView(segment, next));
    },
  };
};
