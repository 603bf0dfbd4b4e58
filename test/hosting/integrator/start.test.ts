import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../support/architecture/source-files.ts';
import { repositoryPath } from '../../support/repository.ts';

/** `npm run dev -- …`, which ends at once where its arguments are wrong. */
const dev = (...args: readonly string[]) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [repositoryPath('scripts', 'start.mjs'), '--dev', ...args],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  return { status, said: stderr.trim().split('\n') };
};

describe('npm run dev in front of another platform', () => {
  it.each([
    [['--platform=platform.example'], /--platform has to be an address/],
    [['--platform=https://platform.example', '--gateway=ftp://x'], /--gateway has to be an address/],
    [
      ['--platform=https://platform.example', '--tenant=nobody'],
      /There is no tenant nobody; there are .*northwind/,
    ],
    [['--platform=https://platform.example', '--plaform=x'], /plaform/],
  ])('refuses %j in one line', (args, words) => {
    const { status, said } = dev(...args);
    expect(status).toBe(1);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(words);
  });
});

describe('the panel', () => {
  it('is loaded by nothing that production runs', () => {
    const files = [
      ...sourceFiles('src', '.ts', '.tsx'),
      ...sourceFiles('hosting', '.ts'),
      ...sourceFiles('sandbox', '.ts'),
    ].filter((file) => !file.startsWith('hosting/development/'));
    expect(files.length).toBeGreaterThan(100);
    const loading = files.filter((file) =>
      /from '[^']*development\/integrator|integrator\/panel/.test(readFileSync(repositoryPath(file), 'utf8')),
    );
    expect(loading).toEqual([]);
  });
});
