import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { takeTokenAlong } from '../release/collector-token.ts';
import { CURRENT, releaseFolder, removeRelease, switchTo } from '../release/deployment.ts';
import { lockDeployment } from '../release/deployment-lock.ts';
import { noteThemeFiles } from '../release/lent-files.ts';
import { unpackRelease } from '../release/unpack-release.ts';
import { type Command, readArguments, refuseWords, UsageError } from './command-line.ts';
import { nginx } from './nginx.ts';
import { readOptionsFile } from './options-file.ts';
import { reloadOption, reloadServer } from './reload-server.ts';
import { numberOf } from './server-options.ts';

const COMMAND: Command<'at' | 'keep-hours' | 'nginx-options' | 'reload'> = {
  usage: 'member-portal-host deploy <release.tar.gz> [options]',
  purpose:
    'Unpacks and checks a release, gives it the files of builds and themes that open tabs may use, and switches to it at once. Serve <folder>/current/portal.',
  options: {
    at: { value: 'folder', default: '/srv/member-portal', meaning: 'the deployment' },
    'keep-hours': {
      value: 'hours',
      default: '72',
      meaning: 'how long files of replaced builds stay; 24 at least',
    },
    'nginx-options': {
      value: 'file',
      meaning: 'options of nginx, one a line: its files are made into <folder>/current/nginx and switch too',
    },
    reload: reloadOption,
  },
};

const HOUR_MS = 3_600_000;

/**
 * Makes the files of nginx for a release, in its folder. They name it by its own path, not by the link: nginx reads headers at
 * a reload but documents with each request. In between, the policy of one release would block the scripts and styles of another.
 */
const writeNginxFolder = async (
  place: string,
  release: string,
  options: readonly string[],
  say: (line: string) => void,
): Promise<void> => {
  const folder = releaseFolder(place, release);
  const [portal, out] = [join(folder, 'portal'), join(folder, 'nginx')];
  const code = await nginx(
    [...options, `--dist=${portal}`, `--dist-there=${portal}`, `--out=${out}`, `--folder=${out}`],
    say,
  );
  if (code !== 0) throw new UsageError('Nothing was switched: a tenant cannot be served.');
  noteThemeFiles(folder);
  takeTokenAlong(place, release);
};

/** `deploy`: returns the exit code. Throws UsageError and ReleaseError. */
export const deploy = async (args: readonly string[], say: (line: string) => void): Promise<number> => {
  const asked = readArguments(COMMAND, args, say);
  if (asked === undefined) return 0;
  const [file, ...others] = asked.words;
  refuseWords(others);
  if (file === undefined || !existsSync(file))
    throw new UsageError(file === undefined ? 'Which release? Try --help.' : `There is no release ${file}.`);
  const place = resolve(asked.text('at') ?? '');
  const hours = numberOf('keep-hours', asked.text('keep-hours'), 24);
  const optionsFile = asked.text('nginx-options');
  const options = optionsFile === undefined ? undefined : readOptionsFile('nginx-options', optionsFile);
  const served = join(place, CURRENT, 'nginx');
  if (options === undefined && existsSync(served))
    throw new UsageError(
      `Nothing was switched: ${served} would be gone. Give --nginx-options, or remove that folder where nginx no longer reads it.`,
    );
  const unlock = lockDeployment(place);
  try {
    const { build, version, release } = await unpackRelease(resolve(file), place);
    if (options !== undefined)
      try {
        await writeNginxFolder(place, release, options, say);
      } catch (error) {
        removeRelease(place, release);
        throw error;
      }
    switchTo(place, release, Date.now(), hours * HOUR_MS);
    const reload = asked.text('reload');
    if (reload !== undefined) reloadServer(reload);
    const isLeftToDo = options !== undefined && reload === undefined;
    say(`Serving ${version}, build ${build}${isLeftToDo ? ' once nginx is reloaded' : ''}.`);
    return 0;
  } finally {
    unlock();
  }
};
