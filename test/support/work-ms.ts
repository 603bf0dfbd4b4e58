/** How many milliseconds the same work takes. They vary as much as the machine is noisy. */
export const workMs = (): number => {
  const began = performance.now();
  let sum = 0;
  for (let step = 0; step < 2e7; step += 1) sum += Math.sqrt(step);
  return sum > 0 ? performance.now() - began : 0;
};
