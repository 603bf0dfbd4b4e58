// `npm test`: installs what is missing, runs every check and test, and ends in one line, `tests: N passed, N failed`.
// `node scripts/test.mjs domain ui` runs the tests of these projects only.
import './lib/require-node.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at } from './lib/paths.mjs';
import { ensureBuilt } from './lib/portal-build.mjs';
import { ensurePreparedDatabase } from './lib/prepared-database.mjs';
import { runNode } from './lib/run.mjs';
import { runVitest } from './lib/run-vitest.mjs';
import { ensureNginx } from './nginx.mjs';
import { ensurePostgres } from './postgres.mjs';

const projects = process.argv.slice(2);
const everything = projects.length === 0;
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];

/** @type {(code: number) => never} */
const finish = (code) => {
  for (const failure of failures) console.log(`failed: ${failure}`);
  console.log(`tests: ${total.passed} passed, ${total.failed} failed`);
  process.exit(code);
};

/**
 * One check that counts as one test.
 * @param {string} name
 * @param {() => Promise<boolean>} work
 */
const check = async (name, work) => {
  const started = Date.now();
  const passed = await work();
  console.log(`${passed ? 'ok' : 'FAILED'}: ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (passed) total.passed += 1;
  else {
    total.failed += 1;
    failures.push(name);
  }
  return passed;
};

/** @param {readonly string[]} args */
const tool = async (...args) => (await runNode([at('node_modules', args[0] ?? ''), ...args.slice(1)])) === 0;

/** Longer than all tests together ever take: a test that keeps the run from ending must not keep it for ever. */
const testsEndAfterMs = 75 * 60_000;

/**
 * Runs Vitest over the chosen projects and adds its tests to the total.
 * @param {readonly string[]} left projects that cannot run here
 */
const runTests = async (left) => {
  const tally = await runVitest(
    { report: 'report', projects: [...projects, ...left.map((project) => `!${project}`)] },
    { timeoutMs: testsEndAfterMs },
  );
  total.passed += tally.passed;
  total.failed += tally.failed;
  if (tally.failed > 0) failures.push('tests');
};

/** @param {unknown} error */
const crashed = (error) => {
  console.error(error);
  total.failed += 1;
  failures.push('the test run itself');
  finish(1);
};
process.on('uncaughtException', crashed);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => crashed(`stopped by ${signal}`));

try {
  if (!(await check('dependencies', ensureInstalled))) finish(1);
  if (everything) {
    await check('types', () => tool('typescript/bin/tsc', '-b'));
    await check('lint', () => tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'));
  }
  if (everything || projects.includes('browser')) {
    await check('build', ensureBuilt);
    await check('browser', async () => (await ensureChromium()) !== undefined);
  }
  // Without nginx, only the structure of its generated configuration is tested.
  if ((everything || projects.includes('hosting')) && (await ensureNginx()) === undefined)
    console.log('not tested: a real nginx with the generated configuration, because there is none here');
  if (everything) await check('size', () => tool('size-limit/bin.js'));
  const left = [];
  if (everything || projects.includes('sandbox-postgres')) {
    if ((await ensurePostgres()) === undefined) {
      // A gate that leaves half of the databases out is none; elsewhere that much is worth saying and no more.
      if (process.env['CI'] !== undefined || !everything)
        await check('a PostgreSQL server', async () => false);
      else
        console.log('not tested: the platform on PostgreSQL, because it is not here and cannot be installed');
      left.push('sandbox-postgres');
    }
  }
  await ensurePreparedDatabase();
  await runTests(left);
} catch (error) {
  crashed(error);
}
finish(total.failed === 0 ? 0 : 1);
