import type { PageEvents } from './page-events.ts';

/**
 * Covers a page when it is left, because the back/forward cache restores it as it was painted. On return, uncovers it once
 * `check` has settled, even if that fails. Stops when the returned function is called.
 */
export const watchReturn = (page: PageEvents, check: () => Promise<void>): (() => void) => {
  let left = false;
  const stops = [
    page.subscribe(['pagehide'], () => {
      left = true;
      page.cover(true);
    }),
    page.subscribe(['pageshow'], () => {
      if (!left) return;
      left = false;
      void check()
        .catch(() => undefined)
        .finally(() => {
          if (!left) page.cover(false);
        });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
