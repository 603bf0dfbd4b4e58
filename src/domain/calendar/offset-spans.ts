/** A period with a constant UTC offset, in milliseconds. */
export interface OffsetSpan {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly offset: number;
}

/** The time of the single offset change between two times; always a whole second. */
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
 * The spans from one time to another within three days, both whole seconds, in order and without gaps: two if the clocks
 * changed, otherwise one. No zone has ever changed its clock twice within three days (closest in the tz database: Freetown
 * in 1939, after 96 hours less 20 minutes).
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
