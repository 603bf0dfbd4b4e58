import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repositoryPath } from '../repository.ts';

const leftOut = new Set(['dist', '.types', 'node_modules']);

/** The files under a folder of this repository whose names end in one of the endings, as paths from its root. */
export const sourceFiles = (folder: string, ...endings: readonly string[]): readonly string[] => {
  const walk = (directory: string): readonly string[] =>
    readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
      if (leftOut.has(entry.name)) return [];
      const path = join(directory, entry.name);
      if (entry.isDirectory()) return walk(path);
      return endings.some((ending) => entry.name.endsWith(ending)) ? [path] : [];
    });
  return walk(repositoryPath(folder)).map((path) => relative(repositoryPath(), path));
};
