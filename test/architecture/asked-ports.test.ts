import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unaskedTokens } from '../support/architecture/asked-tokens.ts';
import { sourceFiles } from '../support/architecture/source-files.ts';
import { repositoryPath } from '../support/repository.ts';

const production = Object.fromEntries(
  sourceFiles('src', '.ts', '.tsx').map((file) => [file, readFileSync(repositoryPath(file), 'utf8')]),
);

const PORT = 'export const Planted = token<Planted>("Planted");';
const BINDING = 'export const planted = ({ bind }: Options): void => { bind(Planted).toConstantValue(1); };';
const USE_CASE =
  "export const Plant = defineUseCase('Plant', { planted: Planted }, ({ planted }): Plant => () => planted);";

describe('a port that is bound', () => {
  it('is asked for by a use case, a call, or the binding of one that is', () => {
    expect(Object.keys(production).length).toBeGreaterThan(300);
    expect(unaskedTokens(production), 'let a use case ask for it, or delete port and adapter').toEqual([]);
  });

  it('is found among all others where it is bound alone', () => {
    const planted = { 'port.ts': PORT, 'binding.ts': BINDING };
    expect(unaskedTokens({ ...production, ...planted })).toEqual(['Planted']);
  });

  it.each([
    ['bound alone', { 'binding.ts': BINDING }, ['Planted']],
    ['provided alone', { 'provided.ts': 'export const all = [provide(Planted, 1)];' }, ['Planted']],
    [
      'a type elsewhere',
      { 'binding.ts': BINDING, 'typed.ts': 'export const of = (planted: Planted): Planted => planted;' },
      ['Planted'],
    ],
    [
      'asked for by what nobody asks for',
      {
        'binding.ts': BINDING,
        'other.ts':
          'const Other = token<number>("Other"); bind(Other).toResolvedValue((x: Planted) => x, [Planted]);',
      },
      ['Other', 'Planted'],
    ],
    ['asked for by a use case', { 'binding.ts': BINDING, 'plant.ts': USE_CASE }, []],
    ['got', { 'binding.ts': BINDING, 'got.ts': 'export const value = services.get(Planted);' }, []],
    [
      'asked for by what is got',
      {
        'binding.ts': BINDING,
        'other.ts':
          'const Other = token<number>("Other"); bind(Other).toResolvedValue((x: Planted) => x, [Planted]); services.get(Other);',
      },
      [],
    ],
  ] as const)('is found where it is %s', (_, planted, unasked) => {
    expect(unaskedTokens({ 'port.ts': PORT, ...planted })).toEqual(unasked);
  });
});
