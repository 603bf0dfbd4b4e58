/** A rate limit per minute and caller; a burst may use a whole minute's calls. Times are passed in, in milliseconds. */
export type CallerLimit = {
  /** Counts a call; false if it exceeds the limit. */
  readonly allows: (caller: string, now: number) => boolean;
};

const MINUTE_MS = 60_000;
/** Limit of tracked callers; beyond it those with most calls left are dropped, which does not affect them. */
const MOST_CALLERS = 100_000;

type Bucket = { readonly left: number; readonly at: number };

/** Makes a limit. A rate of 0 allows everything. */
export const createCallerLimit = (perMinute: number): CallerLimit => {
  const buckets = new Map<string, Bucket>();
  const leftOf = (bucket: Bucket | undefined, now: number): number =>
    bucket === undefined
      ? perMinute
      : Math.min(perMinute, bucket.left + (Math.max(0, now - bucket.at) * perMinute) / MINUTE_MS);
  const forgetFull = (now: number): void => {
    for (const [caller, bucket] of buckets) if (leftOf(bucket, now) >= perMinute) buckets.delete(caller);
    // Still too many: drop those that called longest ago, which the map holds first.
    for (const caller of buckets.keys()) {
      if (buckets.size < MOST_CALLERS) break;
      buckets.delete(caller);
    }
  };
  return {
    allows: (caller, now) => {
      if (perMinute === 0) return true;
      const left = leftOf(buckets.get(caller), now);
      if (left < 1) return false;
      if (buckets.size >= MOST_CALLERS) forgetFull(now);
      // Delete and set again, so that the map is ordered by the last call.
      buckets.delete(caller);
      buckets.set(caller, { left: left - 1, at: now });
      return true;
    },
  };
};
