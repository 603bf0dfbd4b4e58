import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootPackage, workspaces } from '../support/architecture/workspace.ts';
import { repositoryPath } from '../support/repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

type Asked = Readonly<Record<string, string>>;
type Manifest = {
  readonly version: string;
  readonly dependencies?: Asked;
  readonly peerDependencies?: Asked;
};

const folders = ['.', ...workspaces().map(({ folder }) => folder)];
const files = [...folders.map((folder) => join(folder, 'package.json')), 'package-lock.json'];
const content = (file: string): string => readFileSync(repositoryPath(file), 'utf8');

/** The version of a package, and those that it asks of its neighbours, without repetition. */
const versionsOf = ({ version, dependencies = {}, peerDependencies = {} }: Manifest): readonly string[] => [
  ...new Set([
    version,
    ...Object.entries({ ...dependencies, ...peerDependencies })
      .filter(([name]) => name.startsWith('@member-portal/'))
      .map(([, asked]) => asked),
  ]),
];

const moveTo = (folder: string, version: string): void => {
  execFileSync(process.execPath, [repositoryPath('scripts/version-all.mjs'), version], { cwd: folder });
};

describe('the versions of all packages', () => {
  it('are one, as is what they ask of each other', () => {
    const { version } = rootPackage();
    expect(folders.length).toBeGreaterThan(7);
    for (const workspace of workspaces()) expect(versionsOf(workspace), workspace.name).toEqual([version]);
  });

  it('move together in manifests and lock file, and back without any other change', () => {
    const folder = temporaryFolder(Object.fromEntries(files.map((file) => [file, content(file)])));
    const moved = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const { version } = rootPackage();

    moveTo(folder, '7.8.9');
    const lock = moved('package-lock.json').packages;
    for (const place of folders) {
      expect(versionsOf(moved(join(place, 'package.json'))), place).toEqual(['7.8.9']);
      expect(versionsOf(lock[place === '.' ? '' : place]), place).toEqual(['7.8.9']);
    }

    moveTo(folder, version);
    for (const file of files) expect(readFileSync(join(folder, file), 'utf8'), file).toBe(content(file));
  });
});
