import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryPath } from '../../support/repository.ts';

const ROOT = repositoryPath('src', 'infrastructure');
const CLIENT = '@member-portal/client/';
/** Static imports and re-exports of values; types are gone by the time anything is loaded. */
const STATIC = /^(?:import|export)\s(?!type\b)(?:[^;'"]*?\sfrom\s+)?'([^']+)'/gm;
const DYNAMIC = /\bimport\(\s*'([^']+)'\s*\)/g;

/** What a module of the container loads: this workspace's files and the client's, and the packages that they import. */
const broughtBy = (entry: string, ways: readonly RegExp[]) => {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    const text = readFileSync(file, 'utf8');
    for (const way of ways) {
      for (const [, name = ''] of text.matchAll(way)) {
        if (name.startsWith('.')) visit(join(dirname(file), name));
        else if (name.startsWith(CLIENT)) visit(join(ROOT, 'client', name.slice(CLIENT.length), 'index.ts'));
        else if (!name.startsWith('@member-portal/')) packages.add(name);
      }
    }
  };
  visit(join(ROOT, 'container', entry));
  return {
    folders: [...new Set([...files].map((file) => relative(ROOT, dirname(file))))].sort(),
    packages: [...packages].sort(),
  };
};

const atFirst = broughtBy('index.ts', [STATIC]);

describe('what the container brings along', () => {
  it('from the start is the container and results, and no schema, client, monitoring or log collector', () => {
    expect(atFirst.packages).toEqual(['inversify', 'neverthrow']);
    expect(atFirst.folders).toEqual([
      'auth',
      'browser',
      'client/runtime',
      'config',
      'console',
      'container',
      'data-layer',
      'flags',
      'log',
      'monitoring',
      'storage',
    ]);
  });

  it.each([
    ['auth-service.ts', 'ky', 'client/http'],
    ['flags.ts', 'ky', 'client/http'],
    ['signed-in.ts', 'ky', 'client/servicing'],
    ['../splunk/index.ts', undefined, 'splunk'],
    ['../datadog/index.ts', '@datadog/browser-rum', 'datadog'],
  ])('is more only when %s is asked for', (entry, name, folder) => {
    const { packages, folders } = broughtBy(entry, [STATIC]);
    if (name !== undefined) expect(packages).toContain(name);
    expect(folders).toContain(folder);
    expect(atFirst.folders).not.toContain(folder);
    // It is asked for from the start on, some time or other.
    expect(broughtBy('index.ts', [STATIC, DYNAMIC]).folders).toContain(folder);
  });
});
