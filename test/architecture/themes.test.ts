import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { repositoryPath } from '../support/repository.ts';

const source = (path: string): string => readFileSync(repositoryPath(path), 'utf8');
/** Everything that draws. The folder `theme` names properties and sets none. */
const drawing = readdirSync(repositoryPath('src/ui'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^(theme|dist)\//.test(file))
  .map((file) => `src/ui/${file}`);
const colours = (text: string): readonly string[] => text.match(/#[0-9a-f]{3,8}\b(?=['"\s;,)])/gi) ?? [];

describe('a theme', () => {
  it('is named by no component, and no component has a colour of its own', () => {
    expect(drawing.length).toBeGreaterThan(100);
    for (const file of drawing) {
      const text = source(file);
      expect(colours(text), file).toEqual([]);
      expect(text.match(/\b(violet|teal|azure)\b/g) ?? [], file).toEqual([]);
    }
  });

  it('has colours that the search finds in quotes and in shorthands', () => {
    expect(colours("color: '#fff'; border: 1px solid #1d1a33;")).toEqual(['#fff', '#1d1a33']);
  });
});
