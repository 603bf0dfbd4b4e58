/** The approximate number of steps of an axis. */
const STEPS = 3;

/** The step nearest to a number, among 1, 2 and 5 times a power of ten. */
const roundStep = (step: number): number => {
  const power = 10 ** Math.floor(Math.log10(step));
  const times = step / power;
  // Steps grow by a ratio, so the threshold between two of them is their geometric mean.
  return power * (times >= Math.sqrt(50) ? 10 : times >= Math.sqrt(10) ? 5 : times >= Math.sqrt(2) ? 2 : 1);
};

/**
 * Amounts in cents for the axis of a chart: about three equal round steps, from 0 to the first one not below `most`. No
 * step is less than a cent.
 * @example
 * import { roundAmounts } from '@member-portal/domain/money';
 * const amounts = roundAmounts(69_300); // 0, 20,000, 40,000, 60,000 and 80,000
 */
export const roundAmounts = (most: number): readonly number[] => {
  if (most <= 0) return [0];
  const step = Math.max(1, roundStep(most / STEPS));
  const count = Math.ceil(most / step);
  const top = count * step;
  // A higher end may need larger steps.
  return top > most ? roundAmounts(top) : Array.from({ length: count + 1 }, (_, index) => index * step);
};
