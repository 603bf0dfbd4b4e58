/** What a number of calls took. */
export interface Measured {
  readonly perSecond: number;
  readonly p99Ms: number;
}

/** The middle one. */
export const medianOfNumbers = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** No read is measured for longer: on a slow machine it has fewer calls instead. */
const LONGEST_MS = 4_000;

/** Makes calls, so many at a time, until there are none left or the time is over, and gives how many were answered in a second and how long the slowest of a hundred took. */
export const measure = async (
  calls: readonly (() => Promise<unknown>)[],
  atATime: number,
): Promise<Measured> => {
  const waiting = calls.values();
  const times: number[] = [];
  const began = performance.now();
  const work = async (): Promise<void> => {
    for (const call of waiting) {
      const start = performance.now();
      if (start - began > LONGEST_MS) return;
      await call();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  const seconds = (performance.now() - began) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p99Ms: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0,
  };
};

/** The median of rounds, for each figure separately. */
export const medianOf = (rounds: readonly Measured[]): Measured => ({
  perSecond: medianOfNumbers(rounds.map(({ perSecond }) => perSecond)),
  p99Ms: medianOfNumbers(rounds.map(({ p99Ms }) => p99Ms)),
});
