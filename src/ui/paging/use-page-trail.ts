import { beginTrail, followTrail, type PageTrail } from '@member-portal/application/reads';
import { useCallback, useState } from 'react';
import { useSessionMemory } from '../services/SessionMemory.tsx';

/** A trail that is kept for the way back to its list until the session ends, and the way to follow it. */
export interface KeptTrail extends PageTrail {
  readonly follow: (page: number, nextCursor: string | undefined) => void;
}

/** The trail of a list. Lists are kept apart by `part`; another part begins anew. */
export const usePageTrail = (part: string): KeptTrail => {
  const memory = useSessionMemory();
  const name = `trail ${part}`;
  if (!memory.has(name)) memory.set(name, beginTrail());
  const trail = memory.get(name) as PageTrail;
  const [, draw] = useState(trail);
  const follow = useCallback(
    (page: number, nextCursor: string | undefined): void => {
      const next = followTrail(memory.get(name) as PageTrail, page, nextCursor);
      memory.set(name, next);
      draw(next);
    },
    [memory, name],
  );
  return { ...trail, follow };
};
