import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { at } from './lib/paths.mjs';
import { run, runNode } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';

/** Flags for Chromium in a container, as root, and without background traffic. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * For measurements. With a debugger attached, as browser automation does, the first `Error` that a script creates makes V8 parse
 * the whole script again for the lines of its stack; React DOM creates five when it loads. Borrowers have no debugger: with this
 * flag, V8 keeps the lines at the first parse.
 */
export const measuringArguments = ['--js-flags=--no-enable-lazy-source-positions'];

/**
 * The headless engine, which uses less CPU and memory: a browser with windows also loads the pages of its address bar. It has no
 * back/forward cache.
 */
const shell = 'chromium-headless-shell';
/** Metric-compatible with Arial, which borrowers have: other fonts do not match the portal's fitted fallbacks. */
const fonts = 'fonts-liberation';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of Playwright's downloaded browser. Required lazily, because dependencies may not be installed yet. */
const downloaded = () =>
  /** @type {typeof import('playwright-core')} */ (
    createRequire(import.meta.url)('playwright-core')
  ).chromium.executablePath();

/** @param {string} path */
const works = (path) =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** @param {readonly string[]} names */
const onPath = (names) => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
};

/**
 * A Chromium of this machine that starts: CHROMIUM_PATH, the system's, else the one that Playwright has downloaded.
 * @param {{ whole?: boolean }} [options] whole: with windows
 */
export const findChromium = ({ whole = false } = {}) =>
  [
    process.env['CHROMIUM_PATH'] ?? '',
    ...(whole ? [] : onPath([shell])),
    ...onPath(browsers),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    downloaded(),
  ].find(works);

const hasFonts = () =>
  /Arial|Liberation/.test(
    spawnSync('fc-match', ['Arial'], { encoding: 'utf8', timeout: 20_000 }).stdout ?? '',
  );

const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {readonly string[]} names */
const installPackages = async (names) => {
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: 90_000 };
  await run('apt-get', ['update', '-q'], options);
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], options);
};

const installDownloaded = () =>
  // Only root may install the libraries that the browser needs; other users would be prompted for a password.
  runNode(
    [
      at('node_modules', 'playwright-core', 'cli.js'),
      'install',
      ...(isRootOnDebian ? ['--with-deps'] : []),
      'chromium',
    ],
    { quiet: true, env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' }, timeoutMs: 300_000 },
  );

/**
 * Finds a Chromium or installs one: Debian's packages where this user may, else Playwright's own. Undefined where neither works.
 * @param {{ whole?: boolean }} [options] whole: only the browser with windows is needed
 */
export const ensureChromium = async ({ whole = false } = {}) => {
  const has = () => findChromium({ whole: true }) !== undefined;
  const isQuick = () => whole || process.env['CHROMIUM_PATH'] !== undefined || onPath([shell]).some(works);
  if (isRootOnDebian && !(has() && isQuick() && hasFonts())) {
    console.log('Installing Chromium…');
    await installPackages([...(has() ? [] : ['chromium']), ...(isQuick() ? [] : [shell]), fonts]);
  }
  if (!has()) {
    console.log('Downloading Chromium…');
    await installDownloaded();
  }
  return has() ? findChromium({ whole }) : undefined;
};

/**
 * Finds or installs the browser for this program and its child processes.
 * @param {{ whole?: boolean }} [options] whole: a browser with windows, for screenshots
 */
export const useBrowser = async ({ whole = false } = {}) => {
  const found = await ensureChromium({ whole });
  if (found === undefined) return stop('No Chromium was found. Install one, or name it by CHROMIUM_PATH.');
  process.env['CHROMIUM_PATH'] = found;
  return found;
};
