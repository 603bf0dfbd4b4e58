import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.mjs';

/**
 * @typedef {object} Fault one fault kept as a patch
 * @property {string} name its file's name without ending
 * @property {string} what the fault that it introduces
 * @property {string} browser the browser test file that could detect it
 * @property {string} patch its file, absolute
 * @property {readonly string[]} files what it changes, from the repository's folder
 */

const folder = at('test', 'faults');

/** @param {string} text @param {string} key */
const headerOf = (text, key) => new RegExp(`^# ${key}: (.+)$`, 'm').exec(text)?.[1];

/**
 * Reads a patch with its header: `# what is wrong`, `# name: …`, `# browser: test/browser/….test.ts`. Throws where one of
 * the three is missing.
 * @param {string} patch
 * @returns {Fault}
 */
const readFault = (patch) => {
  const text = readFileSync(patch, 'utf8');
  const [name, browser] = [headerOf(text, 'name'), headerOf(text, 'browser')];
  const what = /^# (.+)$/m.exec(text)?.[1];
  if (name === undefined || browser === undefined || what === undefined)
    throw new Error(`${patch} does not begin with what is wrong, a name and a browser file.`);
  return {
    name,
    what,
    browser,
    patch,
    files: Array.from(text.matchAll(/^\+\+\+ b\/(.+)$/gm), ([, file = '']) => file),
  };
};

/** All faults of test/faults, by name. */
export const readFaults = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.patch'))
    .sort()
    .map((name) => readFault(join(folder, name)));
