import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/architecture/source-files.ts';
import { repositoryPath } from '../support/repository.ts';
import { folderOf, PACKED } from '../support/reuse/packed-core.ts';

interface Factory {
  readonly layer: string;
  readonly name: string;
  readonly docstring: string;
}

/** A factory by its name: `createFlow`, `BeginPayment`, `apiService`. */
const FACTORY = /^(?:create|provide|define|Begin)(?![a-z])|Service$/;

/** Besides these: what makes something under a name of its own. */
const OTHERS = ['lenderPorts', 'loanOfWire', 'token'];

/** From text, a number, what is unknown or a form's draft to a value, or to why it is none. */
const CONSTRUCTOR = /^ = \(\s*\w+: (?:string|number|unknown|\w+Draft)\b[^{;]*?\): Result</;

/** A whole declaration, with the docstring right above it; docstrings hold code, so that exports in them count for nothing. */
const DECLARATION = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export const (\w+)\b([^;]*)/gm;

/** A flow is begun by a constant and a type of one name; the docstring of both is right above the type. */
const TYPE = /^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport type (\w+)\b/gm;

const declarationsOf = (text: string): readonly { name: string; docstring: string; rest: string }[] => {
  const above = new Map([...text.matchAll(TYPE)].map(([, docstring = '', name = '']) => [name, docstring]));
  return [...text.matchAll(DECLARATION)].map(([, docstring, name = '', rest = '']) => ({
    name,
    docstring: docstring ?? above.get(name) ?? '',
    rest,
  }));
};

/** The factory functions of a package; a rule only computes from its arguments. */
const factoriesOf = (layer: string, folder: string): readonly Factory[] => {
  const indexes = sourceFiles(folder, 'index.ts').map((file) => readFileSync(repositoryPath(file), 'utf8'));
  const isExported = (name: string): boolean =>
    indexes.some((text) => new RegExp(String.raw`[{,]\s*${name}\s*[,}]`).test(text));
  return sourceFiles(folder, '.ts')
    .flatMap((file) => declarationsOf(readFileSync(repositoryPath(file), 'utf8')))
    .filter(({ name, rest }) => FACTORY.test(name) || OTHERS.includes(name) || CONSTRUCTOR.test(rest))
    .filter(({ name }) => isExported(name))
    .map(({ name, docstring }) => ({ layer, name, docstring }));
};

const factories = [
  ...PACKED.flatMap((layer) => factoriesOf(layer, folderOf(layer))),
  ...factoriesOf('conformance', 'conformance'),
];

const exampleOf = ({ docstring }: Factory): string =>
  docstring
    .split('@example\n')
    .slice(1)
    .join('')
    .replaceAll(/^ \* ?/gm, '')
    .trim();

/** An interface, with the end of a docstring where there is one right above it. */
const INTERFACE = /(\*\/\n)?^export interface (\w+)/gm;

describe('every interface of a package', () => {
  it.each(PACKED)('says what it is: %s', (layer) => {
    const unsaid = sourceFiles(folderOf(layer), '.ts').flatMap((file) =>
      [...readFileSync(repositoryPath(file), 'utf8').matchAll(INTERFACE)]
        .filter(([, docstring]) => docstring === undefined)
        .map(([, , name]) => `${file}: ${name}`),
    );
    expect(unsaid).toEqual([]);
  });
});

describe('the docstring of every factory that a package exports', () => {
  let folder: string;
  beforeAll(() => {
    // Inside the repository, where the packages resolve to their source.
    mkdirSync(repositoryPath('artifacts'), { recursive: true });
    folder = mkdtempSync(repositoryPath('artifacts', 'docstrings-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(factories)('has an example: $layer, $name', (factory) => {
    // Called itself, or got of services and then called: `services.get(BeginPayment)(…)`.
    expect(exampleOf(factory)).toMatch(new RegExp(String.raw`\b${factory.name}(?:<.*>)?\)?\(`));
  });

  it.each([
    ...['domain money', 'domain plainDate', 'application createFlow', 'application provideTenant'],
    ...['application BeginPayment', 'application BeginFollowLanguage', 'client createHttpClient'],
    ...['client lenderPorts', 'client apiService', 'client authService', 'conformance createKit'],
  ])('is looked for: %s', (known) => {
    expect(factories.map(({ layer, name }) => `${layer} ${name}`)).toContain(known);
  });

  it('has one that compiles', () => {
    const files = factories.map((factory) => {
      const file = `${factory.layer}-${factory.name}.ts`;
      writeFileSync(join(folder, file), `${exampleOf(factory)}\nexport {};\n`);
      return file;
    });
    // So does what a README shows.
    for (const layer of PACKED) {
      const readme = readFileSync(repositoryPath(folderOf(layer), 'README.md'), 'utf8');
      for (const [index, [, code = '']] of [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].entries()) {
        const file = `${layer}-readme-${index}.ts`;
        writeFileSync(join(folder, file), `${code}\nexport {};\n`);
        files.push(file);
      }
    }
    expect(files).toEqual(expect.arrayContaining(PACKED.map((layer) => `${layer}-readme-0.ts`)));
    const compilerOptions = {
      composite: false,
      declaration: false,
      declarationMap: false,
      noEmit: true,
      noUnusedLocals: false,
      rootDir: '../..',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node'],
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, files, references: [] }),
    );
    const tsc = repositoryPath('node_modules', 'typescript', 'bin', 'tsc');
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
    expect([stdout, status]).toEqual(['', 0]);
  });
});
