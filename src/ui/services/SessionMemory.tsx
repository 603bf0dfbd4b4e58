import { createPageTrail, type PageTrail } from '@member-portal/application/reads';
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { isConnectionFailure } from './connection-failure.ts';
import { useReads } from './use-reads.ts';

/** How far a list was paged through, kept for the way back to it until the session ends. */
export interface KeptTrail {
  readonly trail: PageTrail;
  /** How tall each page is that was seen, in pixels, by its cursor. */
  readonly heights: Map<string | undefined, number>;
}

type TrailOf = (list: string) => KeptTrail;

const TrailsContext = createContext<TrailOf | undefined>(undefined);

/** Finds the trail of a list, made when it is first asked for. */
const createTrails = (): TrailOf => {
  const trails = new Map<string, KeptTrail>();
  return (list) => {
    const kept = trails.get(list) ?? { trail: createPageTrail(), heights: new Map() };
    trails.set(list, kept);
    return kept;
  };
};

/**
 * Gives signed-in pages what lasts until the session ends: how far lists were paged through. Reads that failed for lack of a
 * connection are repeated when it is back.
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

/** The trail of a list, by the list's name, and where its pages begin now. Throws outside of `SessionMemory`. */
export const usePageTrail = (list: string) => {
  const trailOf = useContext(TrailsContext);
  if (!trailOf) throw new Error('usePageTrail needs a SessionMemory above it');
  const kept = trailOf(list);
  const cursors = useSyncExternalStore(kept.trail.subscribe, kept.trail.cursors);
  return { ...kept, cursors };
};
