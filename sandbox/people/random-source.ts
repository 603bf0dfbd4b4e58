/** Numbers that look random and are the same for the same seed. */
export interface RandomSource {
  /** A whole number from one to another, both included. */
  readonly between: (from: number, to: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  /** True in so many percent of cases. */
  readonly chance: (percent: number) => boolean;
}

/** A source by mulberry32: good enough to vary stories, and nothing else. */
export const randomSource = (seed: number): RandomSource => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    between,
    pick: (from) => {
      const chosen = from[between(0, from.length - 1)];
      if (chosen === undefined) throw new Error('There is nothing to pick from.');
      return chosen;
    },
    chance: (percent) => next() * 100 < percent,
  };
};
