import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { cannotBeWritten, ReleaseError } from './release-manifest.ts';

/** File in a deployment with the id of the process that changes it. */
const LOCK = 'changing.pid';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user may not be asked, but is there.
    return codeOf(error) !== 'ESRCH';
  }
};

/** Whether the process of a lock still works. In containers all have the same id, and this one has no lock yet. */
const isHeld = (file: string): boolean => {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid !== process.pid && isRunning(pid);
  } catch {
    // Removed meanwhile.
    return false;
  }
};

/** Takes a lock; false where there is one. Throws ReleaseError. */
const take = (place: string, file: string): boolean => {
  try {
    makeFolder(place);
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw cannotBeWritten(place, error);
  }
};

/** Takes over the lock of a process that has ended; false where it has not, or another one was quicker. Throws ReleaseError. */
const takeOver = (place: string, file: string): boolean => {
  if (isHeld(file)) return false;
  rmSync(file, { force: true });
  return take(place, file);
};

/**
 * Keeps other deploys and rollbacks away from a deployment until the function it returns is called. Throws ReleaseError where
 * another one is running, or the deployment cannot be written.
 */
export const lockDeployment = (place: string): (() => void) => {
  const file = join(place, LOCK);
  if (!take(place, file) && !takeOver(place, file))
    throw new ReleaseError(
      `Another deploy or rollback is running in ${place}. If there is none, remove ${file}.`,
    );
  return () => rmSync(file, { force: true });
};
