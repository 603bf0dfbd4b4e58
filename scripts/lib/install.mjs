import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { runNpm } from './run.mjs';

/** Whether npm finds in a folder all that its manifests name. @param {string} folder */
const satisfiesNpm = (folder) =>
  spawnSync('npm ls --all', { cwd: folder, shell: true, stdio: 'ignore' }).status === 0;

/**
 * Whether what a folder's lock file says is installed: a copy of it lies beside the packages. Without one, npm is asked once.
 * @param {string} folder
 */
export const isInstalled = (folder) => {
  const [lock, copy] = [join(folder, 'package-lock.json'), join(folder, 'node_modules', '.installed.json')];
  if (existsSync(copy)) return readFileSync(copy, 'utf8') === readFileSync(lock, 'utf8');
  if (!existsSync(join(folder, 'node_modules')) || !satisfiesNpm(folder)) return false;
  copyFileSync(lock, copy);
  return true;
};

/** Installs the dependencies unless that was done from this lock file. Returns whether they are installed. */
export const ensureInstalled = async () => {
  if (isInstalled(root)) return true;
  console.log('Installing dependencies…');
  await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], { quiet: true });
  return isInstalled(root);
};
