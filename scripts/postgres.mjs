import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { run } from './lib/run.mjs';

/** The oldest major version that the platform's migrations run on. */
const oldest = 15;

/** Folders of installed server programs that are not on the PATH, the newest version first. */
const installed = () =>
  ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^(postgresql@?)?\d*$/.test(name))
        .sort((left, right) => Number(right.replace(/\D/g, '')) - Number(left.replace(/\D/g, '')))
        .map((name) => join(folder, name, 'bin')),
    );

/** @param {string} folder */
const works = (folder) => {
  if (!existsSync(join(folder, 'initdb'))) return false;
  const { status, stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { timeout: 60_000 });
  return status === 0 && Number(/ (\d+)/.exec(String(stdout))?.[1]) >= oldest;
};

/** The folder of a PostgreSQL server's programs on this machine: POSTGRES_BIN, else the system's. Undefined where there is none. */
export const findPostgres = () => {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '' && existsSync(join(folder, 'postgres')))
    // The programs look for their files relative to their real path.
    .map((folder) => dirname(realpathSync(join(folder, 'postgres'))));
  const chosen = process.env['POSTGRES_BIN'];
  return [...(chosen === undefined ? [] : [chosen]), ...onPath, ...installed()].find(works);
};

/** Finds a PostgreSQL server's programs, or installs Debian's package where this user may. The package's own server is not started. */
export const ensurePostgres = async () => {
  const found = findPostgres();
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  console.log('Installing PostgreSQL…');
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', '-q'], { quiet: true, env });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], {
    quiet: true,
    env,
  });
  return findPostgres();
};
