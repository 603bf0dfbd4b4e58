import { relative } from 'node:path';
import { failingTests, resultsOfReport } from './failing-tests.mjs';
import { root } from './paths.mjs';

/** Numbers of passed and failed tests, and the name and reason of each failure in lines. @typedef {{ passed: number, failed: number, failing: readonly string[] }} Tally */

/** @type {Tally} */
const NOTHING = { passed: 0, failed: 0, failing: [] };

/** @param {readonly Tally[]} tallies @returns {Tally} */
export const sumOf = (tallies) =>
  tallies.reduce(
    (all, { passed, failed, failing }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      failing: [...all.failing, ...failing],
    }),
    NOTHING,
  );

/**
 * Counts the tests of Vitest's JSON report. A file that fails before its first test counts as one failure, and so does a
 * run that fails without a failed test (an error outside of tests) or leaves no report.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Tally}
 */
export const tallyOfReport = (file, exitCode) => {
  const results = resultsOfReport(file);
  const run = relative(root, file);
  if (results === undefined) return { passed: 0, failed: 1, failing: [`${run}: no report`] };
  const passed = results
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed');
  const failing = failingTests(results, root).map(({ file: path, title, why }) =>
    [title ? `${path}: ${title}` : path, ...why.map((line) => `    ${line}`)].join('\n'),
  );
  if (failing.length === 0 && exitCode !== 0) failing.push(`${run}: an error outside of tests`);
  return { passed: passed.length, failed: failing.length, failing };
};

/** Prints the failures at the end of the output. @param {Tally} tally */
export const printFailing = ({ failing }) => {
  if (failing.length > 0)
    console.log(['', 'failed', ...failing.map((name) => name.replaceAll(/^/gm, '    '))].join('\n'));
};
