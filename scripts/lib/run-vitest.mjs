import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { at } from './paths.mjs';
import { runNode } from './run.mjs';
import { printFailing, tallyOfReport } from './vitest-report.mjs';

/** @typedef {{ report: string, projects?: readonly string[], args?: readonly string[] }} Chosen */

/**
 * Runs Vitest once over the chosen projects, or all if none is given, and counts its tests from the report in
 * artifacts/test. A project that begins with `!` is excluded.
 * @param {Chosen} chosen the report's name without ending, the projects, and any further arguments
 * @param {import('./run.mjs').RunOptions} [options]
 */
export const runVitest = async ({ report, projects = [], args = [] }, options) => {
  const file = at('artifacts', 'test', `${report}.json`);
  mkdirSync(dirname(file), { recursive: true });
  // Remove the report of an earlier run.
  rmSync(file, { force: true });
  const code = await runNode(
    [
      at('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      `--reporter=${at('scripts', 'lib', 'time-reporter.mjs')}`,
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...projects.flatMap((project) => ['--project', project]),
      ...args,
    ],
    options,
  );
  return tallyOfReport(file, code);
};

/**
 * Prints the failures and the closing line of test runs, and ends the process.
 * @param {import('./vitest-report.mjs').Tally} tally
 * @returns {never}
 */
export const endWith = (tally) => {
  const { passed, failed } = tally;
  printFailing(tally);
  console.log(`tests: ${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
};
