import { ensureChromium } from '../chromium.mjs';
import { ensureNginx } from '../nginx.mjs';
import { ensurePostgres } from '../postgres.mjs';
import { ensureInstalled } from './install.mjs';
import { at } from './paths.mjs';
import { ensureBuilt } from './portal-build.mjs';
import { ensurePreparedDatabase } from './prepared-database.mjs';
import { runNode } from './run.mjs';
import { runVitest } from './run-vitest.mjs';
import { sumOf } from './vitest-report.mjs';

/** @typedef {import('./test-levels.mjs').Check} Check */
/** @typedef {import('./test-levels.mjs').Level} Level */
/** @typedef {import('./vitest-report.mjs').Tally} Tally */

/** Longer than all tests of a level ever take: stops a run that hangs. */
const testsEndAfterMs = 70 * 60_000;

/** @param {readonly string[]} args */
const tool = async (...args) => (await runNode([at('node_modules', args[0] ?? ''), ...args.slice(1)])) === 0;

/** @type {Readonly<Record<Check, () => Promise<boolean>>>} */
const CHECKS = {
  types: () => tool('typescript/bin/tsc', '-b'),
  lint: () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  build: ensureBuilt,
  browser: async () => (await ensureChromium()) !== undefined,
  size: () => tool('size-limit/bin.js'),
  postgres: async () => (await ensurePostgres()) !== undefined,
  nginx: async () => (await ensureNginx()) !== undefined,
};

/** One check, which counts as one test. @param {string} name @param {() => Promise<boolean>} work @returns {Promise<Tally>} */
const check = async (name, work) => {
  const started = Date.now();
  const passed = await work();
  console.log(`${passed ? 'ok' : 'FAILED'}: ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return passed ? { passed: 1, failed: 0, failing: [] } : { passed: 0, failed: 1, failing: [name] };
};

/**
 * Runs the checks and then the tests of a level, and counts both. Tests do not run if a build, a browser or a database server
 * that they need is missing.
 * @param {Level} level
 * @returns {Promise<Tally>}
 */
export const runLevel = async ({ checks, runs }) => {
  const tallies = [await check('dependencies', ensureInstalled)];
  const sum = () => sumOf(tallies);
  if (sum().failed > 0) return sum();
  /** @type {(name: Check) => Promise<Tally>} */
  const named = (name) => check(name, CHECKS[name]);
  // Run checks that only need sources in parallel: each uses one core for most of its time.
  const steps = [
    checks.filter(isOfSources),
    ...checks.filter((name) => !isOfSources(name)).map((name) => [name]),
  ];
  for (const names of steps) {
    const found = await Promise.all(names.map(named));
    tallies.push(...found);
    if (names.some((name, index) => isPreparing(name) && found[index]?.failed !== 0)) return sum();
  }
  await ensurePreparedDatabase();
  for (const { projects, args = [], env = {} } of runs) {
    const chosen = { report: `report-${projects[0]}`, projects, args };
    tallies.push(await runVitest(chosen, { env, timeoutMs: testsEndAfterMs }));
  }
  return sum();
};

/** Whether a check needs nothing but the sources. @param {Check} name */
const isOfSources = (name) => name === 'types' || name === 'lint' || name === 'build';

/** Whether tests depend on it: a build, a browser or a server. @param {Check} name */
const isPreparing = (name) => name !== 'types' && name !== 'lint' && name !== 'size';
