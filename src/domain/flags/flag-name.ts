/** A flag's name as the portal writes it: `collections-charge-off` is `collectionsChargeOff` (specification, section 7). */
export const camelCaseOf = (name: string): string =>
  name.replace(/[-_\s]+([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase());

/** A flag's name as the flag service writes it; undoes `camelCaseOf` for names of lower-case words. */
export const kebabCaseOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
