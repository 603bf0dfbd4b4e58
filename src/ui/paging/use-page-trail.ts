import { createPageTrail, type PageTrail } from '@member-portal/application/reads';
import { useSyncExternalStore } from 'react';
import { useSessionMemory } from '../services/SessionMemory.tsx';

/** How far a list was paged through, kept for the way back to it until the session ends. */
export interface KeptTrail {
  readonly trail: PageTrail;
  /** How tall each page is that was seen, in pixels, by its cursor. */
  readonly heights: Map<string | undefined, number>;
}

/** The trail of a list, and where its pages begin now. Lists are kept apart by `part`; another part starts over. */
export const usePageTrail = (part: string) => {
  const memory = useSessionMemory();
  const name = `trail ${part}`;
  if (!memory.has(name)) memory.set(name, { trail: createPageTrail(), heights: new Map() });
  const kept = memory.get(name) as KeptTrail;
  const cursors = useSyncExternalStore(kept.trail.subscribe, kept.trail.cursors);
  return { ...kept, cursors };
};
