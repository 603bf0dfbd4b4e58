import { closest, distance } from 'fastest-levenshtein';

const lettersOf = (name: string): string => [...name].sort().join('');

/** The known name that a mistyped one most probably means; undefined where none is close enough to suggest. */
export const nearestName = (typed: string, known: readonly string[]): string | undefined => {
  if (known.length === 0) return undefined;
  const name = closest(
    typed.toLowerCase(),
    [...known].map((one) => one.toLowerCase()),
  );
  const found = known.find((one) => one.toLowerCase() === name) ?? name;
  const isNear = distance(typed.toLowerCase(), name) <= Math.max(1, Math.floor(found.length / 3));
  // Swapped letters are a distance of two, which is a lot for a short name.
  return isNear || lettersOf(typed.toLowerCase()) === lettersOf(name) ? found : undefined;
};
