import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
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

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @returns {string[]} the browsers that Playwright has downloaded, the newest first */
const downloaded = () => {
  const folders = [
    process.env['PLAYWRIGHT_BROWSERS_PATH'],
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  ];
  const programs = [
    ['chrome-linux', 'chrome'],
    ['chrome-linux64', 'chrome'],
    ['chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'],
  ];
  return folders
    .filter((folder) => folder !== undefined && existsSync(folder))
    .flatMap((folder) =>
      readdirSync(/** @type {string} */ (folder))
        .filter((name) => /^chromium-\d+$/.test(name))
        .sort((left, right) => Number(right.slice(9)) - Number(left.slice(9)))
        .flatMap((name) => programs.map((program) => join(/** @type {string} */ (folder), name, ...program))),
    );
};

/** @param {string} path */
const works = (path) =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** A Chromium of this machine that starts: CHROMIUM_PATH, the system's, else one that Playwright has downloaded. */
export const findChromium = () => {
  const chosen = process.env['CHROMIUM_PATH'];
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [
    ...(chosen === undefined ? [] : [chosen]),
    ...names.flatMap((name) => onPath.map((folder) => join(folder, name))),
    ...applications,
    ...downloaded(),
  ].find(works);
};

const mayInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Finds a Chromium or installs one: Playwright's own, else Debian's package where this user may. Undefined where neither works. */
export const ensureChromium = async () => {
  const found = findChromium();
  if (found !== undefined) return found;
  console.log('Installing Chromium…');
  await runNode([at('node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'], {
    quiet: true,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
    timeoutMs: 300_000,
  });
  const own = findChromium();
  if (own !== undefined || !mayInstallPackages()) return own;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { quiet: true, env });
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { quiet: true, env });
  return findChromium();
};
