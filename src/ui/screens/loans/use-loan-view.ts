import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { askFor, type LoanSort, type LoanView, viewAsked } from './loan-view.ts';

/** How long typing rests before it is searched for: each search asks the platform, and changes the address. */
const REST_MS = 300;

/**
 * How the buyer looks at a list. It stands in the address, so that Back, a reload and a new sign-in come to the same
 * list again; `typed` is ahead of it while the buyer types.
 */
export const useLoanView = (
  sorts: readonly [LoanSort, ...LoanSort[]],
): {
  readonly view: LoanView;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onView: (view: LoanView) => void;
} => {
  const address = useLocation({ select: ({ search }) => search });
  const view = useMemo(() => viewAsked(address, sorts), [address, sorts]);
  const navigate = useNavigate();
  const [typing, setTyping] = useState({ typed: view.search, sent: view.search, asked: view.search });
  // An address that changed otherwise than by what was typed here is what the field shows from now on.
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
      void navigate({ to: '.', search: askFor(next, sorts), replace: true, resetScroll: false });
    },
    [navigate, sorts],
  );
  useEffect(() => {
    const search = typed.trim();
    if (search === view.search) return undefined;
    const rest = setTimeout(() => {
      setTyping((now) => ({ ...now, sent: search }));
      const next = askFor({ ...view, search }, sorts);
      void navigate({ to: '.', search: next, replace: true, resetScroll: false });
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [typed, view, navigate, sorts]);
  const onType = useCallback((text: string) => setTyping((now) => ({ ...now, typed: text })), []);
  return { view, typed, onType, onView };
};
