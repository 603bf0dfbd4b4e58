import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rootPackage } from '../support/architecture/workspace.ts';
import { repositoryPath } from '../support/repository.ts';

const versionOf = (document: string): string =>
  JSON.parse(readFileSync(repositoryPath('contract', `${document}.json`), 'utf8')).info.version;

it('the changelog begins with the current version, and names the contract versions that it implements', () => {
  const text = readFileSync(repositoryPath('CHANGELOG.md'), 'utf8');
  const [first = ''] = text.split(/^## /m).slice(1);
  expect(first.startsWith(`${Reflect.get(rootPackage(), 'version')}`)).toBe(true);
  expect(first).toContain(`Contract: platform ${versionOf('platform')}, gateway ${versionOf('gateway')}.`);
});
