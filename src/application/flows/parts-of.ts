/** Creates a function that picks the named properties of a state. All properties of `T` must be named. */
export const partsOf =
  <T extends object>(names: Readonly<Record<keyof T, true>>) =>
  (state: T): T =>
    Object.fromEntries(Object.entries(state).filter(([name]) => name in names)) as T;
