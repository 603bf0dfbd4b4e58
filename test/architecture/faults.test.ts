import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { failingTests, passes } from '../../scripts/lib/failing-tests.mjs';
import { readFaults } from '../../scripts/lib/fault-patches.mjs';
import { repositoryPath } from '../support/repository.ts';

describe('the faults kept as patches', () => {
  const faults = readFaults();

  it('are of rules, adapters, the sandbox and screens, thirty at least', () => {
    expect(faults.length).toBeGreaterThanOrEqual(30);
    const changed = faults.flatMap(({ files }) => files);
    for (const part of [
      'src/domain/',
      'src/application/',
      'src/infrastructure/',
      'sandbox/',
      'src/ui/',
      'hosting/',
    ])
      expect(changed.filter((file) => file.startsWith(part))).not.toEqual([]);
  });

  it.each(faults)(
    '$name applies, and names itself and a browser file that is there',
    ({ name, browser, patch, files }) => {
      const check = () =>
        execFileSync('git', ['apply', '--check', patch], { cwd: repositoryPath(), stdio: 'pipe' });
      expect(check).not.toThrow();
      expect(files).not.toEqual([]);
      expect(basename(patch)).toBe(`${name}.patch`);
      expect(browser).toMatch(/^test\/browser\/[\w/-]+\.test\.ts$/);
      expect(existsSync(repositoryPath(browser))).toBe(true);
    },
  );
});

describe('what noticed a fault', () => {
  const result = (status: string, fullName = 'pays once') => ({
    status,
    fullName,
    failureMessages: status === 'failed' ? [`${fullName}: no\n    at a.test.ts:3:1`] : [],
  });
  const file = (status: string, ...assertionResults: readonly ReturnType<typeof result>[]) => ({
    name: '/tree/test/a.test.ts',
    status,
    assertionResults,
  });

  it('is every failing test, or a file that failed before its first one', () => {
    const failing = [
      file('failed', result('passed', 'a'), result('failed'), result('failed', 'b')),
      { ...file('failed'), message: '\u001b[31mno such module\u001b[39m' },
    ];
    expect(failingTests([...failing, file('passed', result('passed'))], '/tree')).toEqual([
      { file: 'test/a.test.ts', title: 'pays once', why: ['pays once: no'] },
      { file: 'test/a.test.ts', title: 'b', why: ['b: no'] },
      { file: 'test/a.test.ts', title: undefined, why: ['no such module'] },
    ]);
  });

  it.each([
    ['passes', [file('failed', result('passed'), result('failed', 'another'))], true],
    ['fails', [file('failed', result('failed'))], false],
    ['fails once of two with this name', [file('failed', result('passed'), result('failed'))], false],
    ['is not there', [file('passed', result('passed', 'another'))], false],
    ['has no file', [], false],
  ])('counts only where the same test passes without it: one that %s', (_, results, counts) => {
    expect(passes({ file: 'test/a.test.ts', title: 'pays once' }, results, '/tree')).toBe(counts);
  });

  it('counts as a whole file only where that passes without it', () => {
    const whole = { file: 'test/a.test.ts', title: undefined };
    expect(passes(whole, [file('passed')], '/tree')).toBe(true);
    expect(passes(whole, [file('failed')], '/tree')).toBe(false);
  });
});
