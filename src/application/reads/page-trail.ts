/** The pages of a list loaded so far, by the cursors at which they begin; the first page has no cursor. */
export interface PageTrail {
  /** The cursors in order: the same array until it changes. */
  readonly cursors: () => readonly (string | undefined)[];
  /** Calls `changed` whenever `cursors` has changed; the returned function unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void;
  /**
   * Adds the page after the given one, or drops the pages after it if there is no next one. A cursor already on the trail
   * counts as no next page, so that no page appears twice.
   */
  readonly follow: (cursor: string | undefined, nextCursor: string | undefined) => void;
  /** Updates the next cursor that a page reports. The last page is extended only by `follow`. */
  readonly correct: (cursor: string | undefined, nextCursor: string | undefined) => void;
}

/**
 * A trail with only the first page of a list.
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
