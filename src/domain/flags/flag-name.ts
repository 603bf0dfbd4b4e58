const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
const uncapitalised = (word: string): string => word.slice(0, 1).toLowerCase() + word.slice(1);
/** Lower-cases a word in capitals; a word in camel case keeps its capitals. */
const wordOf = (part: string): string => (part === part.toUpperCase() ? part.toLowerCase() : part);

/**
 * Converts a flag name to camel case: `collections-charge-off`, `collections.charge off` and `COLLECTIONS_CHARGE_OFF`
 * become `collectionsChargeOff` (specification, section 7: flag names are converted to camelCase).
 */
export const camelCaseOf = (name: string): string =>
  uncapitalised(
    name
      .split(/[-_.\s]/)
      .map((part) => capitalised(wordOf(part)))
      .join(''),
  );

/** Converts a flag name to the flag service's form; the inverse of `camelCaseOf` for names of lower-case words. */
export const kebabCaseOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
