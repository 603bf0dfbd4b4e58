import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { cannotBeWritten, ReleaseError } from './release-manifest.ts';

/** The file in a deployment that holds the id of the process that changes it. */
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

/** Whether the process in a lock still works. In containers each one has the same id, and this one has no lock yet. */
const isHeld = (file: string): boolean => {
  const pid = Number(readFileSync(file, 'utf8'));
  return pid !== process.pid && isRunning(pid);
};

/**
 * Keeps other deploys and rollbacks away from a deployment until the function it returns is called. The lock of a process that is
 * gone is taken over. Throws ReleaseError where another process has it, or the deployment cannot be written.
 */
export const lockDeployment = (place: string): (() => void) => {
  const file = join(place, LOCK);
  const lock = (): void => writeFileSync(file, String(process.pid), { flag: 'wx' });
  try {
    makeFolder(place);
    lock();
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw cannotBeWritten(place, error);
    if (isHeld(file))
      throw new ReleaseError(
        `Another deploy or rollback is at work in ${place}. If there is none, remove ${file}.`,
      );
    rmSync(file, { force: true });
    lock();
  }
  return () => rmSync(file, { force: true });
};
