/** Whether a stored value is a `T`: an earlier version of the page may have written it. */
export type DraftCheck<T> = (stored: unknown) => stored is T;

/** Text, or an id with its own type. */
export const isText = <T extends string>(stored: unknown): stored is T => typeof stored === 'string';

/** True or false. */
export const isBoolean = (stored: unknown): stored is boolean => typeof stored === 'boolean';

/** A safe integer. */
export const isInteger = (stored: unknown): stored is number => Number.isSafeInteger(stored);

/** One of the given values. */
export const isOneOf =
  <const T extends string>(...values: readonly T[]): DraftCheck<T> =>
  (stored): stored is T =>
    values.some((value) => value === stored);

/** A value that may be undefined. */
export const isMaybe =
  <T>(check: DraftCheck<T>): DraftCheck<T | undefined> =>
  (stored): stored is T | undefined =>
    stored === undefined || check(stored);

/** An object with the given properties. */
export const isShape =
  <T extends object>(parts: { readonly [Key in keyof T]-?: DraftCheck<T[Key]> }): DraftCheck<T> =>
  (stored): stored is T =>
    typeof stored === 'object' &&
    stored !== null &&
    (Object.keys(parts) as (keyof T)[]).every((key) => parts[key](Reflect.get(stored, key)));
