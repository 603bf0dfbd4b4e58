import { isConnectionFailure, type PageTrail } from '@member-portal/application/reads';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useReads } from './use-reads.ts';

/** Heights of the rendered pages of a list in pixels, by cursor. */
const heightsOf = new WeakMap<PageTrail, Map<string | undefined, number>>();

/** Repeats reads of signed-in pages that failed offline when the connection is back. */
export const SessionMemory = ({ children }: { readonly children: ReactNode }) => {
  const reads = useReads();
  useEffect(() => {
    const readAgain = (): void => reads.reloadFailed(isConnectionFailure);
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, [reads]);
  return children;
};

export type KeptTrail = ReturnType<typeof usePageTrail>;

/** The trail of a list, by the list's name, and the cursors and heights of its pages, to restore the list on return. */
export const usePageTrail = (list: string) => {
  const trail = useReads().trailOf(list);
  const heights = heightsOf.get(trail) ?? new Map<string | undefined, number>();
  heightsOf.set(trail, heights);
  const cursors = useSyncExternalStore(trail.subscribe, trail.cursors);
  return { trail, heights, cursors };
};
