/** A stretch of time over which the wall clock is equally far ahead of UTC, in milliseconds. */
export interface OffsetSpan {
  readonly from: number;
  /** The first moment after it. */
  readonly to: number;
  readonly offset: number;
}

/** The moment of the one change between two moments, which is a whole second. */
const changeBetween = (offsetAt: (at: number) => number, from: number, to: number): number => {
  const before = offsetAt(from);
  let [low, high] = [from, to];
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000;
    if (offsetAt(middle) === before) low = middle;
    else high = middle;
  }
  return high;
};

/**
 * The spans from a moment to another within three days, both whole seconds, in order and without a gap: two where the clocks
 * changed, and one elsewhere. Since there have been zones, no clock has changed twice within less than three days (tz database:
 * Freetown in 1939, after 96 hours less 20 minutes).
 */
export const offsetSpans = (
  offsetAt: (at: number) => number,
  from: number,
  to: number,
): readonly OffsetSpan[] => {
  const [offset, after] = [offsetAt(from), offsetAt(to)];
  if (offset === after) return [{ from, to, offset }];
  const change = changeBetween(offsetAt, from, to);
  return [
    { from, to: change, offset },
    { from: change, to, offset: after },
  ];
};
