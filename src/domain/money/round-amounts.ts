/** About so many steps lie between nothing and the highest amount. */
const STEPS = 3;

/** The nearest step to a number, of 1, 2 and 5 times a power of ten. */
const roundStep = (step: number): number => {
  const power = 10 ** Math.floor(Math.log10(step));
  const times = step / power;
  // Halfway between two steps as they grow, which is by their ratio.
  return power * (times >= Math.sqrt(50) ? 10 : times >= Math.sqrt(10) ? 5 : times >= Math.sqrt(2) ? 2 : 1);
};

/**
 * Amounts in cents for the edge of a chart: at about three equal round steps, from nothing to the first that is no less than `most`.
 * @example
 * import { roundAmounts } from '@member-portal/domain/money';
 * const amounts = roundAmounts(69_300); // 0, 20,000, 40,000, 60,000 and 80,000
 */
export const roundAmounts = (most: number): readonly number[] => {
  if (most <= 0) return [0];
  const step = roundStep(most / STEPS);
  const count = Math.ceil(most / step);
  const top = count * step;
  // The steps of a higher end may be larger.
  return top > most ? roundAmounts(top) : Array.from({ length: count + 1 }, (_, index) => index * step);
};
