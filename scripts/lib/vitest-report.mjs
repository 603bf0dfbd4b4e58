import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Tally */
/** @typedef {{ status: string, assertionResults: readonly unknown[] }} TestFile */

/**
 * Counts the tests of Vitest's JSON report. A file that fails before its first test counts as one failure, and so does a
 * run that fails without a failed test (an error outside of tests) or leaves no report.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Tally}
 */
export const tallyOfReport = (file, exitCode) => {
  try {
    /** @type {{ numPassedTests: number, numFailedTests: number, testResults: readonly TestFile[] }} */
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const broken = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length;
    const failed = report.numFailedTests + broken;
    return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
};
