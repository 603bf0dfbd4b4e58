// `npm run test:faults`: applies each fault of test/faults to a copy of the tree, runs the tests related to the changed
// files and the browser file that the fault names, and reports which tests failed. A test counts only if it passes without
// the fault. --only=NAME (repeatable) selects faults, --no-browser skips Chromium and the build, --tree=PATH uses another
// tree with its dependencies, such as a checkout from before a change of the tests.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { failingTests, passes, resultsOfReport } from './lib/failing-tests.mjs';
import { readFaults } from './lib/fault-patches.mjs';
import { root } from './lib/paths.mjs';
import { makeScratchTree } from './lib/scratch-tree.mjs';
import { stop } from './lib/stop.mjs';

/** Longer than the tests related to one rule take on a busy machine. */
const endsAfterMs = 40 * 60_000;

/** Projects that need neither Chromium nor a database server, the fastest first. */
const projects = [
  'domain',
  'application',
  'infrastructure',
  'ui',
  'hosting',
  'sandbox',
  'acceptance',
  'reuse',
];

const { values } = parseArgs({
  options: {
    tree: { type: 'string', default: root },
    only: { type: 'string', multiple: true },
    'no-browser': { type: 'boolean', default: false },
  },
});
const { only } = values;
const inBrowser = !values['no-browser'];
const known = readFaults();
const unknown = only?.find((name) => !known.some((fault) => fault.name === name));
if (unknown !== undefined) stop(`There is no fault ${unknown} in test/faults.`);
const faults = known.filter(({ name }) => only?.includes(name) ?? true);
if (!existsSync(join(resolve(values.tree), 'node_modules', 'vitest')))
  stop('The tree has no dependencies: run npm ci in it.');

const scratch = makeScratchTree(realpathSync(values.tree));
process.once('exit', scratch.remove);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => scratch.stop().then(() => process.exit(1)));

let runs = 0;
/**
 * Runs Vitest in the copy and returns the results by file.
 * @param {readonly string[]} args
 */
const runTests = async (...args) => {
  runs += 1;
  const report = join(scratch.folder, 'artifacts', 'faults', `${runs}.json`);
  const { output } = await scratch.runNode(
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      ...args,
      '--run',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    endsAfterMs,
  );
  const results = resultsOfReport(report);
  if (results === undefined) console.log(`The tests did not run to their end:\n${output}`);
  return results ?? [];
};

/** Rebuilds the portal and the sandbox's initial databases where the copy's sources have changed. */
const build = async () => {
  const { code, output } = await scratch.runNode(
    [
      '--input-type=module',
      '--eval',
      `const { ensureBuilt } = await import('./scripts/lib/portal-build.mjs');
       const { ensurePreparedDatabase } = await import('./scripts/lib/prepared-database.mjs');
       if (${inBrowser} && !(await ensureBuilt())) process.exit(1);
       await ensurePreparedDatabase();`,
    ],
    endsAfterMs,
  );
  if (code !== 0) console.log(`The portal could not be built:\n${output}`);
  return code === 0;
};

/** @typedef {import('./lib/fault-patches.mjs').Fault} Fault */
/** @typedef {import('./lib/failing-tests.mjs').FailingTest} FailingTest */
/** @typedef {{ fault: Fault, tests: readonly FailingTest[] }} Found */

/**
 * The tests that fail with a fault, up to the first one of each run: in the changed part's own project, else in any other,
 * and in Chromium. With `all`, every failing test.
 * @param {Fault} fault
 * @param {{ all: boolean }} how
 */
const failingWith = async ({ patch, files, browser }, { all }) => {
  const bail = all ? [] : ['--bail=1'];
  /** @param {readonly string[]} chosen */
  const runRelated = async (chosen) => {
    if (chosen.length === 0) return [];
    const args = [...bail, ...chosen.map((name) => `--project=${name}`)];
    return failingTests(await runTests('related', ...files, ...args), scratch.folder);
  };
  if (!scratch.apply(patch)) return [];
  try {
    if (!(await build())) return [];
    const nearest = projects.filter((name) => files.some((file) => file.split('/').includes(name)));
    const near = await runRelated(nearest);
    const isFound = near.length > 0 && !all;
    const far = isFound ? [] : await runRelated(projects.filter((name) => !nearest.includes(name)));
    const hasBrowserFile = inBrowser && existsSync(join(scratch.folder, browser));
    const shown = hasBrowserFile ? await runTests(browser, ...bail, '--project=browser') : [];
    return [...near, ...far, ...failingTests(shown, scratch.folder)];
  } finally {
    scratch.reverse(patch);
  }
};

/** @param {readonly FailingTest[]} tests */
const namesOf = (tests) => [...new Set(tests.map(({ file }) => file))].join(' and ') || 'nobody';

/**
 * Applies faults one after the other and reports which tests fail.
 * @param {readonly Fault[]} chosen
 * @param {{ all: boolean }} how
 */
const tryOut = async (chosen, how) => {
  /** @type {Found[]} */
  const found = [];
  for (const fault of chosen) {
    const started = Date.now();
    const tests = await failingWith(fault, how);
    found.push({ fault, tests });
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${fault.name}: noticed by ${namesOf(tests)} (${seconds} s)`);
  }
  return found;
};

/**
 * The faults detected by a test that passes without them; tests that fail anyway do not count.
 * @param {readonly Found[]} found
 */
const trulyNoticed = async (found) => {
  const files = [...new Set(found.flatMap(({ tests }) => tests.map(({ file }) => file)))];
  if (files.length === 0) return [];
  await build();
  const results = await runTests(...files, ...[...projects, 'browser'].map((name) => `--project=${name}`));
  return found.flatMap(({ fault, tests }) => {
    const failing = tests.filter((test) => !passes(test, results, scratch.folder));
    for (const { file, title = 'as a whole' } of failing)
      console.log(`${fault.name}: not counted, fails without it too: ${file}, ${title}`);
    return tests.length > failing.length ? [fault] : [];
  });
};

const found = await tryOut(faults, { all: false });
const noticed = await trulyNoticed(found);
// In these runs a test that fails anyway stopped the run before others could detect the fault.
const hidden = found.filter(({ fault, tests }) => tests.length > 0 && !noticed.includes(fault));
noticed.push(
  ...(await trulyNoticed(
    await tryOut(
      hidden.map(({ fault }) => fault),
      { all: true },
    ),
  )),
);
console.log(`faults: ${noticed.length} of ${faults.length} noticed`);
process.exit(noticed.length === faults.length ? 0 : 1);
