import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * A failing test, or a whole file if there is no title, with the messages of each try, line by line.
 * @typedef {{ file: string, title: string | undefined, why: readonly string[] }} FailingTest
 */
/** @typedef {{ status: string, fullName: string, failureMessages?: readonly string[] }} TestResult */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: readonly TestResult[] }} FileResult */

const LONGEST_REASON = 12;

/** A message without stack and colours, shortened for the summary of a run. @param {string} message */
export const reasonOf = (message) =>
  stripVTControlCharacters(message)
    .replace(/\n\s+at .*/s, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LONGEST_REASON);

/**
 * The results by file of Vitest's JSON report; `undefined` where there is no report.
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
 * The failing tests of a report, with their files relative to a folder; a whole file if it fails before its first test.
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
