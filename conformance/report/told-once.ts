/**
 * Tells each difference from the contract in the first check whose answers have it, and refers to that check afterwards: a wrong
 * field of an agreement concerns every check that reads one. Places in a list and lengths make no other difference.
 */
export const toldOnce = (): ((checkId: string, differences: readonly string[]) => readonly string[]) => {
  const firstBy = new Map<string, string>();
  return (checkId, differences) => {
    const told = differences.map((line) => {
      const difference = line.replace(/\d+/g, '#');
      const first = firstBy.get(difference) ?? checkId;
      firstBy.set(difference, first);
      const answer = line.slice(0, line.indexOf(': '));
      return first === checkId ? line : `${answer}: differs from the contract as in ${first}`;
    });
    return [...new Set(told)];
  };
};
