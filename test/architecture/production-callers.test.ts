import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/architecture/source-files.ts';
import { repositoryPath } from '../support/repository.ts';

/** Exported for other front ends and their tests; the portal has ways of its own. Each says what the portal uses instead. */
const FOR_OTHERS: Readonly<Record<string, string>> = {
  lenderPorts: 'the container’s modules',
  loanOfWire: 'the HTTP adapter',
  instantFromText: 'the wire schemas',
};

const text = (file: string): string =>
  readFileSync(repositoryPath(file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    // A type may have the name of the value beside it.
    .replaceAll(/^import type [\s\S]*?;$/gm, '')
    .replaceAll(/\btype \w+/g, '');

const texts = ['src', 'hosting'].flatMap((folder) =>
  sourceFiles(folder, '.ts', '.tsx')
    .filter((file) => !file.endsWith('/index.ts'))
    .map((file) => [file, text(file)] as const),
);

/** What a file exports as values, under names that neither other production code nor its own code mentions. */
const uncalledIn = (file: string, source: string): readonly string[] =>
  [...source.matchAll(/^export (?:const|function|class) (\w+)/gm)].flatMap(([, name = '']) => {
    const mentions = new RegExp(`\\b${name}\\b`, 'g');
    const isCalledHere = (source.match(mentions)?.length ?? 0) > 1 && !isUseCase(source, name);
    const isCalled =
      isCalledHere || texts.some(([other, code]) => other !== file && code.search(mentions) >= 0);
    return isCalled ? [] : [name];
  });

const isUseCase = (source: string, name: string): boolean =>
  new RegExp(`export const ${name} = defineUseCase\\(`).test(source);

const rooms = texts.filter(([file]) => /^src\/(?:domain|application|infrastructure\/client)\//.test(file));

describe('what domain, application and client export', () => {
  it('is called by production code, or kept for other front ends', () => {
    const uncalled = rooms.flatMap(([file, source]) => uncalledIn(file, source));
    const todo = 'call it from the portal, delete it, or say in FOR_OTHERS what the portal uses instead';
    expect(uncalled.toSorted(), todo).toEqual(Object.keys(FOR_OTHERS).toSorted());
  });

  it('is found where nobody calls it', () => {
    const rule = 'export const plantedRule = () => 1;';
    const useCase =
      "export const PlantedCase = defineUseCase('PlantedCase', {}, (): PlantedCase => () => 1);";
    expect(uncalledIn('src/domain/planted.ts', rule)).toEqual(['plantedRule']);
    expect(uncalledIn('src/application/planted.ts', useCase)).toEqual(['PlantedCase']);
    expect(uncalledIn('src/domain/planted.ts', `${rule}\nconst caller = plantedRule();`)).toEqual([]);
  });
});
