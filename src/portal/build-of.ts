/**
 * Which build this is, by the address of its entry script: its name carries a hash that changes with any file of the
 * build, so that no number has to be handed to the build.
 */
export const buildOf = (address: string): string =>
  /([\w-]+)\.\w+(?:[?#].*)?$/.exec(address)?.[1] ?? 'unknown';
