import type { PageEvents } from './page-events.ts';

/**
 * Covers a page that is left, and shows it again once `check` has found out what happened meanwhile: the back/forward cache
 * brings back what stood there, whoever is in front of it by then. Until the returned function is called.
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
      void check().finally(() => {
        if (!left) page.cover(false);
      });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
