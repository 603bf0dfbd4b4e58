import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryPath } from '../../support/repository.ts';

const page = readFileSync(repositoryPath('docs', 'integrate.md'), 'utf8');
const MAPPER = repositoryPath('examples', 'platform', 'mapper');

describe('the page for integrators', () => {
  it('tells of each file of the mapper, and of what each gives the others', () => {
    for (const file of readdirSync(MAPPER)) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`${file}\` |`));
      expect(row, file).toBeDefined();
      const given = [...readFileSync(join(MAPPER, file), 'utf8').matchAll(/^export (?:const|class) (\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => name !== 'createSessions');
      expect(given.filter((name) => !row?.includes(name))).toEqual([]);
    }
  });

  it('counts the lines of the mapper as they are', () => {
    const lines = readdirSync(MAPPER).map(
      (file) => readFileSync(join(MAPPER, file), 'utf8').trimEnd().split('\n').length,
    );
    expect(page).toContain(`It costs ${lines.reduce((sum, one) => sum + one, 0)} lines`);
  });

  it('counts the lines of the stand-in, and its calls, as they are', () => {
    const text = readFileSync(repositoryPath('examples', 'platform', 'stand-in.mjs'), 'utf8');
    expect(page).toContain(`${text.trimEnd().split('\n').length} lines long`);
    const calls = [...text.matchAll(/^ {2}'([A-Z]+ [^']+)'/gm)].map(([, call = '']) => call);
    expect(calls).toHaveLength(7);
    for (const call of calls) expect(page).toContain(`\`${call.replace('buyer-1', '{id}')}\``);
  });
});
