import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@member-portal/host';

/** Why a data folder cannot be used; the message is one line for the operator. */
export class DataFolderError extends Error {}

/** Start time of a process, so that a number used again by another process is not taken for the holder. */
const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const holderOf = (file: string): number | undefined => {
  const [pid, start] = readFileSync(file, 'utf8').trim().split(' ');
  const number = Number(pid);
  if (!Number.isInteger(number) || number <= 0 || !isAlive(number)) return undefined;
  return (start ?? '') === startOf(number) ? number : undefined;
};

const take = (file: string): boolean => {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, `${process.pid} ${startOf(process.pid)}\n`);
    closeSync(handle);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Keeps a second process from using a data folder: two on one embedded database silently lose each other's
 * rows. Returns the function that releases it. Throws DataFolderError when the folder is held or cannot be
 * written.
 */
export const lockDataFolder = (folder: string): (() => void) => {
  const file = join(folder, 'in-use');
  try {
    makeFolder(folder);
    if (!take(file)) {
      const holder = holderOf(file);
      if (holder !== undefined) {
        throw new DataFolderError(
          `The data folder ${folder} is in use by process ${holder}. Stop it, or choose another folder by DATA_DIR.`,
        );
      }
      rmSync(file, { force: true });
      if (!take(file))
        throw new DataFolderError(`The data folder ${folder} has just been taken by another process.`);
    }
  } catch (error) {
    if (error instanceof DataFolderError) throw error;
    throw new DataFolderError(
      `The data folder ${folder} cannot be written (${error instanceof Error ? error.message : 'unknown'}).`,
    );
  }
  return () => rmSync(file, { force: true });
};
