import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A path of this repository, made absolute. */
export const repositoryPath = (...parts: readonly string[]): string => join(root, ...parts);
