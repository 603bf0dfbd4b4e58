import { useSyncExternalStore } from 'react';

/** By the visitor's own size of text: a table of money that fits 992 px does not fit them at 200 % text. */
const WIDE = '(min-width: 62em)';

const query = (): MediaQueryList | undefined =>
  typeof window !== 'undefined' && typeof window.matchMedia === 'function'
    ? window.matchMedia(WIDE)
    : undefined;

const subscribe = (changed: () => void): (() => void) => {
  const media = query();
  media?.addEventListener('change', changed);
  // A change of the browser's text size alone is not told as one of the query.
  const size = typeof ResizeObserver === 'function' ? new ResizeObserver(changed) : undefined;
  size?.observe(document.documentElement);
  return () => {
    media?.removeEventListener('change', changed);
    size?.disconnect();
  };
};

/** Whether the window has room for a table of many columns. It has none where nobody can tell. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
