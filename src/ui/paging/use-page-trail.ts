import type { PageTrail } from '@member-portal/application/reads';
import { useSyncExternalStore } from 'react';
import { useReads } from '../services/use-reads.ts';

/** Heights of the rendered pages of a list in pixels, by cursor. */
const heightsOf = new WeakMap<PageTrail, Map<string | undefined, number>>();

export type KeptTrail = ReturnType<typeof usePageTrail>;

/** The trail of a list, by the list's name, and the cursors and heights of its pages, to restore the list on return. */
export const usePageTrail = (list: string) => {
  const trail = useReads().trailOf(list);
  const heights = heightsOf.get(trail) ?? new Map<string | undefined, number>();
  heightsOf.set(trail, heights);
  const cursors = useSyncExternalStore(trail.subscribe, trail.cursors);
  return { trail, heights, cursors };
};
