/** How far a list was paged through. */
export interface PageTrail {
  /** Where the pages begin, in order; the first one begins without a cursor. */
  readonly cursors: readonly (string | undefined)[];
  /** How tall each page is that was seen, in pixels, by its place. A front end writes it down as it measures. */
  readonly heights: Map<number, number>;
}

/** The trail of a list of which its first page alone is there. */
export const beginTrail = (): PageTrail => ({ cursors: [undefined], heights: new Map() });

/**
 * Goes on from a page with the next one, or forgets what came after where there is none any more; the same trail where it goes
 * on so already.
 */
export const followTrail = (trail: PageTrail, page: number, nextCursor: string | undefined): PageTrail => {
  const { cursors, heights } = trail;
  const isLast = cursors.length === page + 1;
  if (nextCursor === undefined ? isLast : cursors[page + 1] === nextCursor) return trail;
  const until = cursors.slice(0, page + 1);
  return { cursors: nextCursor === undefined ? until : [...until, nextCursor], heights };
};
