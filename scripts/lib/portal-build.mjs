import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { at, root } from './paths.mjs';
import { runNode } from './run.mjs';

/** Everything that the built portal is made of. */
const sources = ['src', 'scripts/vite', 'scripts/build.mjs', 'vite.config.ts', 'package-lock.json'];

const leftOut = new Set(['dist', 'node_modules', '.types']);

const stampFile = at('src', 'portal', 'dist', '.built-from');

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

/** One hash over the names and contents of all sources. */
const fingerprint = () => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesUnder(at(source))).sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

/** Tells whether the built portal is that of the present sources. */
export const isBuilt = () => {
  try {
    return readFileSync(stampFile, 'utf8') === fingerprint();
  } catch {
    return false;
  }
};

/** Notes the sources that the portal has just been built from. */
export const stampBuild = () => writeFileSync(stampFile, fingerprint());

/** Builds the portal where it is missing or its sources have changed. Gives true when it is in place. */
export const ensureBuilt = async () => {
  if (isBuilt()) return true;
  console.log('Building the portal…');
  return (await runNode([at('scripts', 'build.mjs')], { quiet: true })) === 0;
};
