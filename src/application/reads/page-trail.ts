/** How far a list was paged through, by the cursors at which its pages begin; the first one begins without a cursor. */
export interface PageTrail {
  /** Where the pages begin, in order: the same array until it changes. */
  readonly cursors: () => readonly (string | undefined)[];
  /** Calls `changed` whenever `cursors` has changed; the returned function ends that. */
  readonly subscribe: (changed: () => void) => () => void;
  /**
   * Goes on from a page with the next one, or drops the pages after it where there is no next one. A cursor
   * that is on the trail already counts as no next page, so that no page comes twice.
   */
  readonly follow: (cursor: string | undefined, nextCursor: string | undefined) => void;
  /** Notes what a page says comes next. The last page goes on only when asked to `follow`. */
  readonly correct: (cursor: string | undefined, nextCursor: string | undefined) => void;
}

/**
 * The trail of a list of which its first page alone is there.
 * @example
 * import { createPageTrail } from '@member-portal/application/reads';
 * const trail = createPageTrail();
 * trail.follow(undefined, 'second');
 * console.log(trail.cursors()); // [undefined, 'second']
 */
export const createPageTrail = (): PageTrail => {
  let cursors: readonly (string | undefined)[] = [undefined];
  const listeners = new Set<() => void>();
  const follow = (cursor: string | undefined, nextCursor: string | undefined): void => {
    const until = cursors.slice(0, cursors.indexOf(cursor) + 1);
    const next = until.includes(nextCursor) ? undefined : nextCursor;
    if (until.length === 0 || cursors[until.length] === next) return;
    cursors = next === undefined ? until : [...until, next];
    for (const changed of [...listeners]) changed();
  };
  return {
    cursors: () => cursors,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    follow,
    correct: (cursor, nextCursor) => {
      if (cursor !== cursors.at(-1)) follow(cursor, nextCursor);
    },
  };
};
