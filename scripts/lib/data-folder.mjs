import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './paths.mjs';

/** The folder of the sandbox's embedded database. */
export const dataFolder = () => resolve(root, process.env['DATA_DIR'] || '.data');

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * Start time of a process, as stored in the sandbox's lock, so that a reused process id is not mistaken for the holder.
 * Empty where the system does not report it.
 * @param {number} pid
 */
const startOf = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

/**
 * The process that a running sandbox's lock names; undefined where there is no lock or its process is gone.
 * @param {string} folder
 */
const holderOf = (folder) => {
  try {
    const [pid, start = ''] = readFileSync(join(folder, 'in-use'), 'utf8').trim().split(' ');
    const number = Number(pid);
    const holds = Number.isInteger(number) && number > 0 && isAlive(number) && startOf(number) === start;
    return holds ? number : undefined;
  } catch {
    return undefined;
  }
};

/** Files that a sandbox killed early may have left. */
const ownNames = ['in-use', 'database', 'making-database'];

/** @param {string} folder */
const looksLikeOurs = (folder) =>
  existsSync(join(folder, 'database', 'PG_VERSION')) ||
  readdirSync(folder).every((name) => ownNames.includes(name));

/**
 * Removes a data folder and reports the outcome. Refuses while a sandbox uses it, and refuses any other folder, so that a
 * wrong DATA_DIR deletes nothing.
 * @param {string} folder
 * @returns {{ removed: boolean, message: string }}
 */
export const removeDataFolder = (folder) => {
  if (!existsSync(folder)) return { removed: true, message: `There is no data in ${folder}.` };
  const holder = holderOf(folder);
  if (holder !== undefined) {
    return {
      removed: false,
      message: `The data folder ${folder} is in use by process ${holder}. Stop it first.`,
    };
  }
  if (!looksLikeOurs(folder)) {
    return { removed: false, message: `${folder} is not a data folder of the sandbox. Nothing was removed.` };
  }
  rmSync(folder, { recursive: true, force: true });
  return { removed: true, message: `Removed ${folder}. The next start makes it new.` };
};
