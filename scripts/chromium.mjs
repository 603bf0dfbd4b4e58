import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { at } from './lib/paths.mjs';
import { run, runNode } from './lib/run.mjs';

/** Flags beside those that Playwright sets, among them what a container and root need. */
export const launchArguments = ['--disable-gpu', '--disable-quic'];

/**
 * For measurements. With a debugger attached, as browser automation does, the first `Error` that a script creates makes V8 parse
 * the whole script again for the lines of its stack; React DOM creates five when it loads. Borrowers have no debugger: with this
 * flag, V8 keeps the lines at the first parse.
 */
export const measuringArguments = ['--js-flags=--no-enable-lazy-source-positions'];

/**
 * What root on Debian gets: the browser, its headless engine, which uses less CPU and memory but has no back/forward cache, and
 * fonts as wide as Arial, which borrowers have.
 */
const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];

/** Path of Playwright's own browser. Required lazily, because dependencies may not be installed yet. */
const downloaded = () =>
  /** @type {typeof import('playwright-core')} */ (
    createRequire(import.meta.url)('playwright-core')
  ).chromium.executablePath();

/** @param {string} path */
const works = (path) =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/**
 * A Chromium that starts: CHROMIUM_PATH, the system's, or Playwright's.
 * @param {{ whole?: boolean }} [options] whole: with windows
 */
export const findChromium = ({ whole = false } = {}) =>
  [
    process.env['CHROMIUM_PATH'] ?? '',
    ...[
      ...(whole ? [] : ['chromium-headless-shell']),
      'chromium',
      'chromium-browser',
      'google-chrome',
    ].flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name))),
    downloaded(),
  ].find(works);

/**
 * Finds a Chromium or installs one: Debian's packages where this user may, else Playwright's. Where neither works, says what to do
 * and returns undefined.
 * @param {{ whole?: boolean }} [options] whole: with windows
 */
export const ensureChromium = async (options) => {
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebian && spawnSync('dpkg-query', ['--show', ...packages], { stdio: 'ignore' }).status !== 0) {
    console.log('Installing Chromium…');
    const quiet = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: 90_000 };
    await run('apt-get', ['update', '-q'], quiet);
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], quiet);
  }
  if (findChromium(options) === undefined) {
    console.log('Downloading Chromium…');
    const cli = at('node_modules', 'playwright-core', 'cli.js');
    // Only root may install the libraries that it needs; others would be asked for a password.
    const install = [cli, 'install', ...(isDebian ? ['--with-deps'] : []), 'chromium'];
    await runNode(install, { quiet: true, timeoutMs: 300_000 });
  }
  const found = findChromium(options);
  if (found === undefined) console.error('No Chromium was found. Install one, or name it by CHROMIUM_PATH.');
  return found;
};

/**
 * Finds or installs the browser for this program and its child processes.
 * @param {{ whole?: boolean }} [options] whole: a browser with windows, for screenshots
 */
export const useBrowser = async (options) => {
  const found = await ensureChromium(options);
  if (found === undefined) return process.exit(1);
  process.env['CHROMIUM_PATH'] = found;
  return found;
};
