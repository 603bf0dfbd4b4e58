import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** @typedef {{ file: string, title: string | undefined }} FailingTest a test; a file as a whole where there is no title */
/** @typedef {{ status: string, fullName: string }} TestResult */
/** @typedef {{ name: string, status: string, assertionResults: readonly TestResult[] }} FileResult */

/**
 * What Vitest's JSON report says of each file; `undefined` where it left none.
 * @param {string} report
 * @returns {readonly FileResult[] | undefined}
 */
export const resultsOfReport = (report) => {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return undefined;
  }
};

/**
 * The tests that fail in a report, with their files relative to a folder; a file as a whole that fails before its first test.
 * @param {readonly FileResult[]} results
 * @param {string} folder
 * @returns {readonly FailingTest[]}
 */
export const failingTests = (results, folder) =>
  results
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const titles = failed.length === 0 ? [undefined] : failed.map(({ fullName }) => fullName);
      return titles.map((title) => ({ file: relative(folder, name), title }));
    });

/**
 * Whether a test that failed once passes in these results.
 * @param {FailingTest} test
 * @param {readonly FileResult[]} results
 * @param {string} folder
 */
export const passes = ({ file, title }, results, folder) => {
  const result = results.find(({ name }) => relative(folder, name) === file);
  if (result === undefined) return false;
  if (title === undefined) return result.status === 'passed';
  const same = result.assertionResults.filter(({ fullName }) => fullName === title);
  return same.length > 0 && same.every(({ status }) => status === 'passed');
};
