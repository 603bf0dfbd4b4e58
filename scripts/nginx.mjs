import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './lib/run.mjs';

/** A working nginx of this machine: NGINX_PATH, else the system's. Undefined where there is none. */
export const findNginx = () => {
  const chosen = process.env['NGINX_PATH'];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return [...(chosen === undefined ? [] : [chosen]), ...folders.map((folder) => join(folder, 'nginx'))].find(
    (path) => existsSync(path) && spawnSync(path, ['-v'], { stdio: 'ignore', timeout: 10_000 }).status === 0,
  );
};

/** Finds an nginx, or installs Debian's package where this user may. The package's own server is not started. */
export const ensureNginx = async () => {
  const found = findNginx();
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  console.log('Installing nginx…');
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', '-q'], { quiet: true, env });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'nginx'], { quiet: true, env });
  return findNginx();
};
