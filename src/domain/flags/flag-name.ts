const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
const uncapitalised = (word: string): string => word.slice(0, 1).toLowerCase() + word.slice(1);
/** A word in capitals only is a word like any other; one that is in camel case already keeps its capitals. */
const wordOf = (part: string): string => (part === part.toUpperCase() ? part.toLowerCase() : part);

/**
 * A flag's name as the portal writes it: `collections-charge-off`, `collections.charge off` and `COLLECTIONS_CHARGE_OFF` are
 * `collectionsChargeOff` (specification, section 7: flag names are converted to camelCase).
 */
export const camelCaseOf = (name: string): string =>
  uncapitalised(
    name
      .split(/[-_.\s]/)
      .map((part) => capitalised(wordOf(part)))
      .join(''),
  );

/** A flag's name as the flag service writes it; undoes `camelCaseOf` for names of lower-case words. */
export const kebabCaseOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
