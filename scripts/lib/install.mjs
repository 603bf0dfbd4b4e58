import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';
import { runNpm } from './run.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/**
 * Whether the installed packages match the lock file. Packages for other systems may be absent.
 * @param {Record<string, LockedPackage>} wanted
 * @param {Record<string, LockedPackage>} installed
 */
export const isInstalled = (wanted, installed) =>
  Object.entries(wanted).every(([path, { version, link, optional, devOptional }]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = installed[path];
    if (found === undefined) return optional === true || devOptional === true;
    return link === true ? found.link === true : found.version === version;
  });

/** Installs the dependencies if they are missing or differ from the lock file. Returns whether they are installed. */
export const ensureInstalled = async () => {
  const wanted = packagesOf(at('package-lock.json')) ?? {};
  const installed = packagesOf(at('node_modules', '.package-lock.json'));
  if (installed !== undefined && isInstalled(wanted, installed)) return true;
  console.log('Installing dependencies…');
  return (await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], { quiet: true })) === 0;
};
