import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { at, root } from './paths.mjs';

const leftOut = new Set(['dist', 'node_modules', '.types']);

/**
 * @param {string} path
 * @returns {string[]}
 */
const filesUnder = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => !leftOut.has(name))
        .flatMap((name) => filesUnder(join(path, name)))
    : [path];

/**
 * A hash over the names and contents of files and folders of the repository, without build output.
 * @param {readonly string[]} sources
 */
export const fingerprintOf = (sources) => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesUnder(at(source))).sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};
