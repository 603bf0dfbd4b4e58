import { useCallback, useState } from 'react';
import { useSessionMemory } from '../services/SessionMemory.tsx';

/** Where the pages of a list begin, in order; the first one begins without a cursor. */
type Trail = readonly (string | undefined)[];

const START: Trail = [undefined];

interface Remembered {
  readonly trail: Trail;
  readonly heights: Map<number, number>;
}

/** How far a list has been paged through, and how tall its pages are, kept for the way back to it until the session ends. */
export interface PageTrail {
  readonly cursors: Trail;
  /** Goes on from a page with the next one, or forgets what came after where there is none any more. */
  readonly follow: (page: number, nextCursor: string | undefined) => void;
  readonly heights: Map<number, number>;
}

/** The trail of a list; `part` tells lists apart, and another part begins anew. */
export const usePageTrail = (part: string): PageTrail => {
  const memory = useSessionMemory();
  const name = `trail ${part}`;
  const [remembered, setRemembered] = useState<{ readonly part: string } & Remembered>();
  const current =
    remembered?.part === part
      ? remembered
      : { part, ...((memory.get(name) as Remembered | undefined) ?? { trail: START, heights: new Map() }) };
  if (remembered !== current) setRemembered(current);
  const { trail, heights } = current;
  const follow = useCallback(
    (page: number, nextCursor: string | undefined): void => {
      if (trail[page + 1] === nextCursor && (nextCursor !== undefined || trail.length === page + 1)) return;
      const next = {
        trail: [...trail.slice(0, page + 1), ...(nextCursor === undefined ? [] : [nextCursor])],
        heights,
      };
      memory.set(name, next);
      setRemembered({ part, ...next });
    },
    [memory, name, part, trail, heights],
  );
  return { cursors: trail, follow, heights };
};
