import { BeginLoanSearch } from '@member-portal/application/flows/loan-search';
import { addressOfView, type LoanState, type LoanView, viewFrom } from '@member-portal/application/loans';
import { isText, KeptDrafts } from '@member-portal/application/session';
import type { LoanSegment } from '@member-portal/domain/loan';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { usePageLocation } from '../../../routing/use-page-location.ts';
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

/** The draft with the search of a list, by the name that the history entry has of it. */
export const searchDraft = (name = '') => ({ name, accepts: isText });

/**
 * The view of a list, which Back, a reload and a new sign-in restore: order and status in the address, the search in a draft
 * that the history entry names. The entry may outlive the session, and the next buyer must not read the search.
 */
export const useLoanView = (segment: LoanSegment, states: readonly LoanState[]): ViewControl => {
  const { search, state } = usePageLocation();
  const drafts = useService(KeptDrafts);
  const view = viewFrom(segment, states, { ...search, searched: drafts.read(searchDraft(state.searched)) });
  const navigate = useNavigate();
  const goTo = (text: string, address: object | true): void => {
    if (state.searched) drafts.drop(searchDraft(state.searched));
    const searched = text === '' ? undefined : `search-${Date.now()}`;
    if (searched) drafts.keep(searchDraft(searched), text);
    void navigate({ to: '.', search: address, state: { searched }, replace: true, resetScroll: false });
  };
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
