import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/architecture/source-files.ts';
import { repositoryPath } from '../support/repository.ts';

const read = (file: string): string => readFileSync(repositoryPath(file), 'utf8');

const lineCount = (file: string): number => read(file).trimEnd().split('\n').length;

/**
 * Maximum length of a file by folder; a longer one usually has two responsibilities. Indexes are lists of
 * names.
 */
const longest: readonly (readonly [folder: string, ending: string, lines: number])[] = [
  ['src/domain', '.ts', 120],
  ['src/application', '.ts', 150],
  ['src/infrastructure', '.ts', 150],
  ['src/ui', '.tsx', 200],
];

const layers = ['src', 'hosting', 'sandbox'];

const tracked = (): readonly string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: repositoryPath(), encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && !/\.(?:png|woff2|ico)$/.test(file));

describe('files', () => {
  it.each(longest)('of %s (%s) stay under %i lines', (folder, ending, lines) => {
    const tooLong = sourceFiles(folder, ending).filter(
      (file) => !file.endsWith('/index.ts') && lineCount(file) > lines,
    );
    expect(tooLong).toEqual([]);
  });

  it('are named in kebab case, components in Pascal case', () => {
    const names = layers.flatMap((folder) => sourceFiles(folder, '.ts', '.tsx'));
    const misnamed = names.filter(
      (file) =>
        !/^(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\.d)?\.tsx?|[A-Z][A-Za-z0-9]*\.tsx)$/.test(
          file.split('/').at(-1) ?? '',
        ),
    );
    expect(misnamed).toEqual([]);
  });

  it('are no catch-alls such as utils, helpers or common', () => {
    const drawers = layers
      .flatMap((folder) => sourceFiles(folder, '.ts', '.tsx'))
      .filter((file) =>
        /(?:^|\/)(?:utils?|helpers?|types|common|misc|shared|constants)(?:\.tsx?$|\/)/.test(file),
      );
    expect(drawers).toEqual([]);
  });

  it('write amounts by the table of the specification, not by the browser', () => {
    const byThePlatform = ['src', 'examples']
      .flatMap((folder) => sourceFiles(folder, '.ts', '.tsx'))
      .filter((file) => /style:\s*['"]currency['"]|currencyDisplay/.test(read(file)));
    expect(byThePlatform).toEqual([]);
  });

  it('bind constants, resolved values and aliases: the build leaves out what other uses of the container need', () => {
    const leftOut =
      /\.(?:to(?:Self|DynamicValue|Factory|Provider)?|(?:un|re)bind(?:All)?(?:Async)?|unload(?:Async)?|snapshot|restore|register)\(/;
    const others = sourceFiles('src/infrastructure/container', '.ts').filter((file) =>
      leftOut.test(read(file)),
    );
    expect(others).toEqual([]);
  });

  it('re-export names one by one', () => {
    const wild = layers
      .flatMap((folder) => sourceFiles(folder, '.ts', '.tsx'))
      .filter((file) => /^\s*export\s*\*/m.test(read(file)));
    expect(wild).toEqual([]);
  });

  it('suppress no type check or lint rule', () => {
    const directives = [
      '@ts-' + 'ignore',
      '@ts-' + 'nocheck',
      '@ts-' + 'expect-error',
      'biome-' + 'ignore',
      'eslint-' + 'disable',
    ];
    const silenced = [...layers, 'test', 'scripts']
      .flatMap((folder) => sourceFiles(folder, '.ts', '.tsx', '.mjs'))
      .filter((file) => directives.some((directive) => read(file).includes(directive)));
    expect(silenced).toEqual([]);
  });
});

describe('what is committed', () => {
  it('names no package registry and no secret key', () => {
    const patterns = [/https?:\/\/registry\./i, /_auth(?:Token)?\s*=/, /-----BEGIN [A-Z ]*PRIVATE KEY-----/];
    const found = tracked().filter((file) => {
      const content = read(file);
      return patterns.some((pattern) => pattern.test(content)) && !file.endsWith('house-rules.test.ts');
    });
    expect(found).toEqual([]);
  });

  it('holds nothing that is made by a build', () => {
    expect(
      tracked().filter((file) => /(?:^|\/)(?:dist|node_modules|artifacts|\.types|\.data)\//.test(file)),
    ).toEqual([]);
  });
});
