import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/architecture/source-files.ts';
import { repositoryPath } from '../support/repository.ts';

const FOLDER = 'src/infrastructure/client';
const read = (file: string): string => readFileSync(repositoryPath(file), 'utf8');

/** What the package's subpaths export and is made by a call. */
const factories = sourceFiles(FOLDER, 'index.ts')
  .flatMap((file) => [...read(file).matchAll(/\b(create[A-Z]\w*|lenderPorts|loanOfWire)\b/g)])
  .map(([name]) => name);

/** The example in the docstring right above a factory; undefined where it has none. */
const exampleOf = (factory: string): string | undefined => {
  const docstring = new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\nexport const ${factory} =`);
  const [, text = ''] = sourceFiles(FOLDER, '.ts').flatMap((file) => docstring.exec(read(file)) ?? []);
  const [, example] = text.split('@example\n');
  return example?.replaceAll(/^ \* ?/gm, '').trim();
};

describe('the docstring of every factory of the client', () => {
  let folder: string;
  beforeAll(() => {
    // Inside the repository, where the packages resolve to their source.
    mkdirSync(repositoryPath('artifacts'), { recursive: true });
    folder = mkdtempSync(repositoryPath('artifacts', 'docstrings-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(factories)('has an example: %s', (factory) => {
    expect(exampleOf(factory)).toContain(`${factory}(`);
  });

  it('has one that compiles', () => {
    expect(factories.length).toBeGreaterThan(10);
    for (const factory of factories)
      writeFileSync(join(folder, `${factory}.ts`), `${exampleOf(factory)}\nexport {};\n`);
    const compilerOptions = {
      composite: false,
      declaration: false,
      declarationMap: false,
      noEmit: true,
      noUnusedLocals: false,
      rootDir: '../..',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: '../../tsconfig.json',
        compilerOptions,
        files: factories.map((name) => `${name}.ts`),
        references: [],
      }),
    );
    const tsc = repositoryPath('node_modules', 'typescript', 'bin', 'tsc');
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
    expect([stdout, status]).toEqual(['', 0]);
  });
});
