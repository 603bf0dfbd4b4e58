import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repositoryPath } from '../support/repository.ts';

/** The success criteria of WCAG 2.2 at levels A and AA; 4.1.1 is obsolete there. */
const A =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 ' +
  '2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2';
const AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 ' +
  '3.2.4 3.3.3 3.3.4 3.3.8 4.1.3';
const RESULTS = ['supports', 'partly', 'not applicable', 'not evaluated'];

const rowsOf = (report: string) =>
  [...report.matchAll(/^\| (\d\.\d\.\d+) [^|]+ \| (A+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, criterion = '', level = '', result = '', knownBy = '']) => ({ criterion, level, result, knownBy }),
  );

describe('the accessibility report', () => {
  const rows = rowsOf(readFileSync(repositoryPath('docs/accessibility.md'), 'utf8'));
  const atLevel = (level: string) => rows.filter((row) => row.level === level).map((row) => row.criterion);

  it('has every criterion of WCAG 2.2 at levels A and AA, once', () => {
    expect(atLevel('A').sort()).toEqual(A.split(' ').sort());
    expect(atLevel('AA').sort()).toEqual(AA.split(' ').sort());
  });

  it('names for what is supported a test that exists, or says what was seen by hand', () => {
    for (const { criterion, result, knownBy } of rows) {
      expect(RESULTS, criterion).toContain(result);
      const tests = [...knownBy.matchAll(/`(test\/[^`]+)`/g)].map(([, file = '']) => file);
      expect(
        tests.filter((file) => !existsSync(repositoryPath(file))),
        criterion,
      ).toEqual([]);
      if (result === 'supports')
        expect(tests.length > 0 || knownBy.startsWith('by hand: '), criterion).toBe(true);
    }
  });
});
