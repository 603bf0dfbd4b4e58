import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { repositoryPath } from '../repository.ts';
import { type CorePackage, folderOf } from './packed-core.ts';

/** An example of a capability, with the lines that it says it prints. */
export interface Example {
  readonly layer: CorePackage;
  readonly capability: string;
  readonly prints: readonly string[];
}

/** The capabilities of a package: the subpaths that its exports name. */
export const capabilitiesOf = (layer: CorePackage): readonly string[] => {
  const { exports } = JSON.parse(readFileSync(repositoryPath(folderOf(layer), 'package.json'), 'utf8'));
  return Object.keys(exports).map((subpath) => subpath.slice('./'.length));
};

/** The capabilities with their own example; that of `flows` covers each flow below it. */
export const exampledOf = (layer: CorePackage): readonly string[] =>
  capabilitiesOf(layer).filter((capability) => !capability.includes('/'));

/** The examples of a package, by the capability that each is named for. */
export const examplesOf = (layer: CorePackage): readonly Example[] => {
  const folder = repositoryPath('examples', layer);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({
      layer,
      capability: file.slice(0, -'.ts'.length),
      prints: Array.from(
        readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\/\/ -> (.*)$/gm),
        ([, line = '']) => line,
      ),
    }));
};

/** Output as an example's comments can say it: with plain spaces where French amounts have some that do not break. */
export const linesOf = (output: string): readonly string[] =>
  output
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
