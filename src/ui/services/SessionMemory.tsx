import { createPageTrail, type PageTrail } from '@member-portal/application/reads';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { isConnectionFailure } from './connection-failure.ts';
import { useReads } from './use-reads.ts';

/** The pages of a list loaded so far, kept until the session ends, to restore the list on return. */
export interface KeptTrail {
  readonly trail: PageTrail;
  /** Heights of the rendered pages in pixels, by cursor. */
  readonly heights: Map<string | undefined, number>;
}

type TrailOf = (list: string) => KeptTrail;

const TrailsContext = createContext<TrailOf | undefined>(undefined);

/** Returns the trail of a list, created on first use. */
const createTrails = (): TrailOf => {
  const trails = new Map<string, KeptTrail>();
  return (list) => {
    const kept = trails.get(list) ?? { trail: createPageTrail(), heights: new Map() };
    trails.set(list, kept);
    return kept;
  };
};

/**
 * Provides signed-in pages with data that lasts until the session ends: the loaded pages of lists. Repeats reads that failed
 * offline when the connection is back.
 */
export const SessionMemory = ({ children }: { readonly children: ReactNode }) => {
  const reads = useReads();
  const [trails] = useState(createTrails);
  useEffect(() => {
    const readAgain = (): void => reads.reloadFailed(isConnectionFailure);
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, [reads]);
  return <TrailsContext value={trails}>{children}</TrailsContext>;
};

/** The trail of a list, by the list's name, and the cursors of its pages. Throws outside of `SessionMemory`. */
export const usePageTrail = (list: string) => {
  const trailOf = useContext(TrailsContext);
  if (!trailOf) throw new Error('usePageTrail needs a SessionMemory above it');
  const kept = trailOf(list);
  const cursors = useSyncExternalStore(kept.trail.subscribe, kept.trail.cursors);
  return { ...kept, cursors };
};
