/** A stretch of time over which the wall clock is equally far ahead of UTC, in milliseconds. */
export interface OffsetSpan {
  readonly from: number;
  /** The first moment after it. */
  readonly to: number;
  readonly offset: number;
}

/** Clocks never changed twice within this time. */
const STEP_MS = 3 * 60 * 60_000;

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

/** The spans from a moment to another, both whole seconds, in order and without a gap. */
export const offsetSpans = (
  offsetAt: (at: number) => number,
  from: number,
  to: number,
): readonly OffsetSpan[] => {
  const spans: OffsetSpan[] = [];
  let [start, offset] = [from, offsetAt(from)];
  for (let at = from; at < to; at += STEP_MS) {
    const next = Math.min(at + STEP_MS, to);
    const after = offsetAt(next);
    if (after === offset) continue;
    const change = changeBetween(offsetAt, at, next);
    spans.push({ from: start, to: change, offset });
    [start, offset] = [change, after];
  }
  return [...spans, { from: start, to, offset }];
};
