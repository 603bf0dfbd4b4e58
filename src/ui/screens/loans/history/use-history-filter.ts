import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { askForHistory, type HistoryFilter, historyAsked } from './history-filter.ts';

/** What of a history is shown. It stands in the address, so that Back, a reload and a new sign-in come to the same lines. */
export const useHistoryFilter = (): {
  readonly filter: HistoryFilter;
  readonly onFilter: (filter: HistoryFilter) => void;
} => {
  const { state } = useRouter();
  const navigate = useNavigate();
  const [filter, setFilter] = useState(() => historyAsked({ ...state.location.search }));
  const onFilter = useCallback(
    (next: HistoryFilter): void => {
      setFilter(next);
      void navigate({ to: '.', search: askForHistory(next), replace: true, resetScroll: false });
    },
    [navigate],
  );
  return { filter, onFilter };
};
