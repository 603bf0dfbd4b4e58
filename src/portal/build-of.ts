/**
 * The build's id, from the address of its entry script: the hash in its name changes with any file of the build, so
 * that no build number has to be passed in.
 */
export const buildOf = (address: string): string =>
  /([\w-]+)\.\w+(?:[?#].*)?$/.exec(address)?.[1] ?? 'unknown';
