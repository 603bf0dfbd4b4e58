import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type LoanSort,
  type LoanState,
  type LoanView,
  searchAsked,
  sortAsked,
  statusAsked,
} from './loan-view.ts';

/** How long typing rests before it is searched for: each search asks the platform, and changes the history's entry. */
const REST_MS = 300;

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
  const view = useMemo(() => ({ search, sort, status }), [search, sort, status]);
  const navigate = useNavigate();
  const goTo = useCallback(
    (next: LoanView): void =>
      void navigate({
        to: '.',
        search: {
          ...(next.sort === sorts[0] ? {} : { sort: next.sort }),
          ...(next.status === undefined ? {} : { status: next.status }),
        },
        state: next.search === '' ? {} : { searched: next.search },
        replace: true,
        resetScroll: false,
      }),
    [navigate, sorts],
  );
  const [typing, setTyping] = useState({ typed: view.search, sent: view.search, asked: view.search });
  // An entry that changed otherwise than by what was typed here is what the field shows from now on.
  if (typing.asked !== view.search)
    setTyping({
      ...typing,
      asked: view.search,
      typed: typing.sent === view.search ? typing.typed : view.search,
    });
  const { typed } = typing;
  const onView = useCallback(
    (next: LoanView): void => {
      setTyping((now) => ({ ...now, sent: next.search, typed: next.search }));
      goTo(next);
    },
    [goTo],
  );
  useEffect(() => {
    const sent = typed.trim();
    if (sent === view.search) return undefined;
    const rest = setTimeout(() => {
      setTyping((now) => ({ ...now, sent }));
      goTo({ ...view, search: sent });
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [typed, view, goTo]);
  const onType = useCallback((text: string) => setTyping((now) => ({ ...now, typed: text })), []);
  return { view, typed, onType, onView };
};
