/** Makes a function that keeps the named parts of a state and leaves the rest of it behind. Every part of `T` has to be named. */
export const partsOf =
  <T extends object>(names: Readonly<Record<keyof T, true>>) =>
  (state: T): T =>
    Object.fromEntries(Object.entries(state).filter(([name]) => name in names)) as T;
