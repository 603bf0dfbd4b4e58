import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A path of the repository, made absolute.
 * @param {readonly string[]} parts
 */
export const at = (...parts) => join(root, ...parts);
