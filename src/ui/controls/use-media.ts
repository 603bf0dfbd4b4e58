import { useStored } from '../services/use-stored.ts';

const media = (query: string): MediaQueryList | undefined =>
  typeof window === 'undefined' ? undefined : window.matchMedia?.(query);

/** A hook for whether a media query matches; false outside of a browser. */
const matches = (query: string): (() => boolean) => {
  const holds = (): boolean => media(query)?.matches ?? false;
  const subscribe = (changed: () => void): (() => void) => {
    const list = media(query);
    list?.addEventListener('change', changed);
    // A change of the browser's text size alone raises no change event of the query.
    const size = typeof ResizeObserver === 'function' ? new ResizeObserver(changed) : undefined;
    size?.observe(document.documentElement);
    return () => {
      list?.removeEventListener('change', changed);
      size?.disconnect();
    };
  };
  const store = { subscribe };
  return () => useStored(store, holds, () => false);
};

/** Whether the window has the mobile layout (specification, section 9: 775 px). Paper is narrower, but has space for a table. */
export const useNarrow = matches('screen and (max-width: 775px), (max-width: 480px)');

/** Whether a table of many columns fits, relative to the text size: one that fits 1024 px does not fit at 200 % text. */
export const useWide = matches('(min-width: 64em)');
