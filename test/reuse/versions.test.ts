import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moveVersions, versionProblems } from '../../scripts/lib/versions.mjs';
import { workspaces } from '../support/architecture/workspace.ts';
import { repositoryPath } from '../support/repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

type Manifest = { version: string; dependencies: Record<string, string> };

const manifests = ['package.json', ...workspaces().map(({ folder }) => `${folder}/package.json`)];
const content = (file: string): string => readFileSync(repositoryPath(file), 'utf8');

/** A folder with this repository's manifests and lock file, one of them changed. */
const copyWith = (changed?: string, change: (manifest: Manifest) => void = () => undefined): string =>
  temporaryFolder(
    Object.fromEntries(
      [...manifests, 'package-lock.json'].map((file) => {
        if (file !== changed) return [file, content(file)];
        const manifest = JSON.parse(content(file));
        change(manifest);
        return [file, JSON.stringify(manifest)];
      }),
    ),
  );

describe('the versions of all layers', () => {
  it('are one', () => {
    expect(manifests.length).toBeGreaterThan(7);
    expect(versionProblems(repositoryPath())).toEqual([]);
  });

  it('are told apart where a layer is left behind', () => {
    const folder = copyWith('src/ui/package.json', (manifest) => {
      manifest.version = '0.0.9';
    });
    expect(versionProblems(folder)).toEqual(['src/ui/package.json is 0.0.9']);
  });

  it('are told apart where a layer asks for another version of its neighbour', () => {
    const folder = copyWith('src/application/package.json', (manifest) => {
      manifest.dependencies['@member-portal/domain'] = '^0.1.0';
    });
    expect(versionProblems(folder)).toEqual([
      'src/application/package.json asks for @member-portal/domain ^0.1.0',
    ]);
  });

  it('move together', () => {
    const folder = copyWith();
    moveVersions(folder, '7.8.9');
    expect(versionProblems(folder)).toEqual([]);
    const moved = JSON.parse(readFileSync(join(folder, 'src/application/package.json'), 'utf8'));
    expect(moved).toMatchObject({
      version: '7.8.9',
      dependencies: { '@member-portal/domain': '7.8.9' },
      peerDependencies: { neverthrow: expect.not.stringContaining('7.8.9') },
    });
  });

  it('move without any other change', () => {
    const folder = copyWith();
    const { version } = JSON.parse(content('package.json'));
    moveVersions(folder, '7.8.9');
    moveVersions(folder, version);
    for (const file of [...manifests, 'package-lock.json'])
      expect(readFileSync(join(folder, file), 'utf8')).toBe(content(file));
  });
});
