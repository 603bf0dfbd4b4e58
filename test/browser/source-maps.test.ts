import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { expect, it } from 'vitest';
import { firstLoad } from '../../scripts/first-load.mjs';
import { repositoryPath } from '../support/repository.ts';

/** Where the storage keys of the portal are in the first page's script, according to its source map. */
const toldByMap = (file: string) => {
  const path = repositoryPath('src', 'portal', 'dist', file);
  const map = JSON.parse(readFileSync(`${path}.map`, 'utf8'));
  const lines = readFileSync(path, 'utf8').split('\n');
  const origins = new SourceMap(map);
  return lines.flatMap((line, number) =>
    Array.from(line.matchAll(/["'`](member-portal\.[\w.-]+)/g), ({ index, 1: word = '' }) => {
      const origin = origins.findEntry(number, index);
      if (!('originalSource' in origin)) return { word, source: undefined, text: '' };
      const source: string = map.sourcesContent[map.sources.indexOf(origin.originalSource)] ?? '';
      return { word, source: origin.originalSource, text: source.split('\n')[origin.originalLine] ?? '' };
    }),
  );
};

it('the first page’s map leads from each built word to the line that holds it', () => {
  const words = firstLoad().scripts.flatMap(toldByMap);
  expect(words.length).toBeGreaterThan(2);
  for (const { word, source, text } of words)
    expect(text, `${word} in ${source}`).toContain('member-portal.');
});
