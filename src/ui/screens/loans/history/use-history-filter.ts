import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { askForHistory, type HistoryFilter, historyAsked, historyToShow } from './history-filter.ts';

/**
 * What of a history is shown. It stands in the address, so that Back, a reload and a new sign-in come to the same lines;
 * the fields keep what they hold themselves, for a date that is being typed passes through days that nobody means.
 */
export const useHistoryFilter = (): {
  /** What the fields hold. */
  readonly filter: HistoryFilter;
  readonly shown: HistoryFilter;
  readonly onFilter: (filter: HistoryFilter) => void;
} => {
  const { state } = useRouter();
  const navigate = useNavigate();
  const [{ filter, shown }, setFilters] = useState(() => {
    const asked = historyAsked({ ...state.location.search });
    return { filter: asked, shown: asked };
  });
  const onFilter = useCallback(
    (edited: HistoryFilter): void => {
      const next = historyToShow(edited, shown);
      setFilters({ filter: edited, shown: next });
      void navigate({ to: '.', search: askForHistory(next), replace: true, resetScroll: false });
    },
    [navigate, shown],
  );
  return { filter, shown, onFilter };
};
