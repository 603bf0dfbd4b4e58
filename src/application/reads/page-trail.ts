/** Where a page of a list begins; the first one begins without a cursor. */
type Cursor = string | undefined;

/** How far a list was paged through. */
export interface PageTrail {
  /** Where the pages begin, in order: the same array until it changes. */
  readonly cursors: () => readonly Cursor[];
  readonly subscribe: (changed: () => void) => () => void;
  /** Goes on from a page with the next one, or drops the pages after it where there is none any more. */
  readonly follow: (cursor: Cursor, nextCursor: Cursor) => void;
  /** Notes what a page says comes next. The last page goes on only when asked to `follow`. */
  readonly correct: (cursor: Cursor, nextCursor: Cursor) => void;
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
  let cursors: readonly Cursor[] = [undefined];
  const listeners = new Set<() => void>();
  const follow = (cursor: Cursor, nextCursor: Cursor): void => {
    const until = cursors.slice(0, cursors.indexOf(cursor) + 1);
    if (until.length === 0 || cursors[until.length] === nextCursor) return;
    cursors = nextCursor === undefined ? until : [...until, nextCursor];
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
