import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { takeTokenAlong } from '../release/collector-token.ts';
import { buildOf, LEAST_KEPT_MS, previousRelease, releaseFolder, switchTo } from '../release/deployment.ts';
import { lockDeployment } from '../release/deployment-lock.ts';
import { type Command, readArguments, refuseWords, UsageError } from './command-line.ts';
import { reloadOption, reloadServer } from './reload-server.ts';

const COMMAND: Command<'at' | 'reload'> = {
  usage: 'member-portal-host rollback [options]',
  purpose:
    'Switches back to the build that was served before, at once. Tabs of the present build keep their files.',
  options: {
    at: { value: 'folder', default: '/srv/member-portal', meaning: 'the deployment' },
    reload: reloadOption,
  },
};

const releaseBefore = (place: string): string => {
  const release = previousRelease(place);
  if (release === undefined) throw new UsageError(`There is nothing before the present build in ${place}.`);
  return release;
};

/** `rollback`: returns the exit code. Throws UsageError and ReleaseError. */
export const rollback = (args: readonly string[], say: (line: string) => void): number => {
  const asked = readArguments(COMMAND, args, say);
  if (asked === undefined) return 0;
  refuseWords(asked.words);
  const place = resolve(asked.text('at') ?? '');
  // Before the lock, which would make the folder of a deployment that does not exist.
  releaseBefore(place);
  const unlock = lockDeployment(place);
  try {
    const release = releaseBefore(place);
    takeTokenAlong(place, release);
    switchTo(place, release, Date.now(), 3 * LEAST_KEPT_MS);
    const reload = asked.text('reload');
    if (reload !== undefined) reloadServer(reload);
    const isLeftToDo = reload === undefined && existsSync(join(releaseFolder(place, release), 'nginx'));
    say(`Serving build ${buildOf(release)} again${isLeftToDo ? ' once nginx is reloaded' : ''}.`);
    return 0;
  } finally {
    unlock();
  }
};
