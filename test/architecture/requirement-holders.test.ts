import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Sources, uncalledOf } from '../support/architecture/production-calls.ts';
import { sourceFiles } from '../support/architecture/source-files.ts';
import { repositoryPath } from '../support/repository.ts';

/** The page, and the programs that build and serve it. */
const ENTRIES = [
  'src/portal/main.tsx',
  'vite.config.ts',
  ...sourceFiles('sandbox/front', '.ts'),
  ...sourceFiles('scripts', '.mjs'),
];
const files = [
  ...ENTRIES,
  ...['src', 'hosting', 'scripts'].flatMap((folder) =>
    sourceFiles(folder, '.ts', '.tsx', '.mjs', 'package.json'),
  ),
];
const sources: Sources = new Map(
  files.map((file) => [file, readFileSync(repositoryPath(file), 'utf8')] as const),
);

interface Section {
  readonly items: readonly { readonly id: string; readonly heldBy: readonly string[] }[];
}
const sections = JSON.parse(
  readFileSync(repositoryPath('docs', 'requirements.json'), 'utf8'),
) as readonly Section[];
const items = sections.flatMap((section) => section.items);

describe('the holders of requirements', () => {
  it('are all called by production code', () => {
    const uncalled = uncalledOf([...new Set(items.flatMap(({ heldBy }) => heldBy))], sources, ENTRIES);
    const dead = items.flatMap(({ id, heldBy }) =>
      heldBy.filter((file) => uncalled.includes(file)).map((file) => `${id}: ${file}`),
    );
    expect(dead).toEqual([]);
  });
});

describe('the check of holders', () => {
  const USE_CASE = 'src/application/planted/do-nothing.ts';
  const RULE = 'src/domain/locale/planted-rule.ts';
  const SCREEN = 'src/ui/shell/Footer.tsx';
  const read = (path: string): string => sources.get(path) ?? '';

  /** A use case with the rule that it needs, re-exported by barrels, without a caller. */
  const planted = (changed: Readonly<Record<string, string>> = {}): Sources =>
    new Map([
      ...sources,
      [RULE, 'export const plantedRule = (): void => undefined;'],
      [
        'src/domain/locale/index.ts',
        `${read('src/domain/locale/index.ts')}\nexport { plantedRule } from './planted-rule.ts';`,
      ],
      [
        USE_CASE,
        `import { plantedRule } from '@member-portal/domain/locale';
         import { defineUseCase } from '../services/index.ts';
         export type DoNothing = () => void;
         export const DoNothing = defineUseCase('DoNothing', {}, (): DoNothing => plantedRule);`,
      ],
      [
        'src/application/telemetry/index.ts',
        `${read('src/application/telemetry/index.ts')}\nexport { DoNothing } from '../planted/do-nothing.ts';`,
      ],
      ...Object.entries(changed),
    ]);
  const uncalled = (changed?: Readonly<Record<string, string>>) =>
    uncalledOf([USE_CASE, RULE], planted(changed), ENTRIES);

  it('finds a use case that is never asked for, and the rule that only it needs', () => {
    expect(uncalled()).toEqual([USE_CASE, RULE]);
  });

  it('passes once a screen asks for it', () => {
    const asking = `import { DoNothing } from '@member-portal/application/telemetry';\n${read(SCREEN)}\nexport const asked = DoNothing;`;
    expect(uncalled({ [SCREEN]: asking })).toEqual([]);
  });

  it('passes once the container itself calls it', () => {
    const calling = 'src/infrastructure/container/create-portal-container.ts';
    const text = `import { DoNothing } from '@member-portal/application/telemetry';\n${read(calling)}\nexport const called = (get: (token: unknown) => void) => get(DoNothing);`;
    expect(uncalled({ [calling]: text })).toEqual([]);
  });

  it('finds one that only another use case without a caller asks for', () => {
    const other = 'src/application/planted/do-more.ts';
    const text = `import { DoNothing } from './do-nothing.ts';\nexport const DoMore = defineUseCase('DoMore', { doNothing: DoNothing }, ({ doNothing }) => doNothing);`;
    expect(uncalled({ [other]: text })).toEqual([USE_CASE, RULE]);
  });

  it('finds a rule of which only a type is named', () => {
    const text = 'export type Named = string;\nexport const plantedRule = (): void => undefined;';
    const naming = `import type { Named } from '../../domain/locale/planted-rule.ts';\n${read(SCREEN)}`;
    expect(uncalled({ [RULE]: text, [SCREEN]: naming })).toEqual([USE_CASE, RULE]);
  });
});
