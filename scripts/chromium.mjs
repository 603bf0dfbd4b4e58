import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { at } from './lib/paths.mjs';
import { run, runNode } from './lib/run.mjs';

/** What Chromium needs in a container, as root, and without calling home. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where Playwright puts the browser that it downloads. Required when asked for: dependencies may not be installed yet. */
const downloaded = () =>
  /** @type {typeof import('playwright-core')} */ (
    createRequire(import.meta.url)('playwright-core')
  ).chromium.executablePath();

/** @param {string} path */
const works = (path) =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** A Chromium of this machine that starts: CHROMIUM_PATH, the system's, else the one that Playwright has downloaded. */
export const findChromium = () => {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [
    process.env['CHROMIUM_PATH'] ?? '',
    ...names.flatMap((name) => onPath.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    downloaded(),
  ].find(works);
};

/** Finds a Chromium or installs one: Playwright's own, else Debian's package where this user may. Undefined where neither works. */
export const ensureChromium = async () => {
  const found = findChromium();
  if (found !== undefined) return found;
  console.log('Installing Chromium…');
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const playwright = at('node_modules', 'playwright-core', 'cli.js');
  // Only root may install the libraries that the browser needs; anybody else would be asked for a password.
  await runNode([playwright, 'install', ...(isRootOnDebian ? ['--with-deps'] : []), 'chromium'], {
    quiet: true,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
    timeoutMs: 300_000,
  });
  const own = findChromium();
  if (own !== undefined || !isRootOnDebian) return own;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { quiet: true, env });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { quiet: true, env });
  return findChromium();
};
