import { closest, distance } from 'fastest-levenshtein';

const lettersOf = (name: string): string => [...name].sort().join('');

/** The known name closest to a mistyped one; undefined where none is close enough to suggest. */
export const nearestName = (typed: string, known: readonly string[]): string | undefined => {
  if (known.length === 0) return undefined;
  const name = closest(
    typed.toLowerCase(),
    [...known].map((one) => one.toLowerCase()),
  );
  const found = known.find((one) => one.toLowerCase() === name) ?? name;
  const isNear = distance(typed.toLowerCase(), name) <= Math.max(1, Math.floor(found.length / 3));
  // Swapped letters count as two edits, too many for a short name: accept the same letters in any order.
  return isNear || lettersOf(typed.toLowerCase()) === lettersOf(name) ? found : undefined;
};
