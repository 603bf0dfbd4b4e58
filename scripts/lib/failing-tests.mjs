import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * A test, or a file as a whole where there is no title, and what it said of each try, line by line.
 * @typedef {{ file: string, title: string | undefined, why: readonly string[] }} FailingTest
 */
/** @typedef {{ status: string, fullName: string, failureMessages?: readonly string[] }} TestResult */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: readonly TestResult[] }} FileResult */

const LONGEST_REASON = 12;

/** A message without its stack and without colours, not longer than one reads at the end of a run. @param {string} message */
const reasonOf = (message) =>
  stripVTControlCharacters(message)
    .replace(/\n\s+at .*/s, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LONGEST_REASON);

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
    .flatMap(({ name, message = '', assertionResults }) => {
      const file = relative(folder, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      /** @type {readonly FailingTest[]} */
      const tests = failed.map(({ fullName, failureMessages = [] }) => ({
        file,
        title: fullName,
        why: failureMessages.flatMap(reasonOf),
      }));
      return tests.length > 0 ? tests : [{ file, title: undefined, why: reasonOf(message) }];
    });

/**
 * Whether a test that failed once passes in these results.
 * @param {Pick<FailingTest, 'file' | 'title'>} test
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
