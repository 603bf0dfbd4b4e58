/** Numbers that a seed decides (mulberry32), so that a trial that fails can be played again. */
export interface Seeded {
  /** A whole number below `limit`. */
  readonly below: (limit: number) => number;
  readonly oneOf: <T>(values: readonly [T, ...T[]]) => T;
}

export const seeded = (seed: number): Seeded => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, oneOf: (values) => values[below(values.length)] ?? values[0] };
};
