import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryPath } from '../support/repository.ts';
import {
  type Consumer,
  copyExamples,
  installCore,
  installedFile,
  manifestIn,
} from '../support/reuse/consumer.ts';
import { capabilitiesOf, exampledOf, examplesOf, linesOf } from '../support/reuse/examples.ts';
import { CORE, type CorePackage, PACKED, packCore } from '../support/reuse/packed-core.ts';
import { runProgram } from '../support/reuse/run-program.ts';

const tool = (...parts: readonly string[]): string => repositoryPath('node_modules', ...parts);
const tsc = tool('typescript', 'bin', 'tsc');

const strict = {
  target: 'ES2023',
  lib: ['ES2023'],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: false,
};
const resolutions = {
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
} as const;
type Resolution = keyof typeof resolutions;

describe('domain and application in a project of somebody else', () => {
  let folder: string;
  let tarballs: Readonly<Record<CorePackage, string>>;
  let consumer: Consumer;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'member-portal-reuse-'));
    tarballs = await packCore(folder);
    consumer = await installCore(join(folder, 'consumer'), tarballs);
    copyExamples(consumer);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('bring neverthrow and nothing else', () => {
    expect([...consumer.packages].sort()).toEqual([
      '@member-portal/application',
      '@member-portal/domain',
      'neverthrow',
    ]);
    for (const name of CORE) expect(manifestIn(consumer, name).dependencies).toBeUndefined();
  });

  it.each(CORE)('%s holds a file behind every condition of every subpath', (name) => {
    const { exports } = manifestIn(consumer, name);
    const missing = Object.values<Readonly<Record<string, string>>>(exports)
      .flatMap((conditions) => Object.values(conditions))
      .filter((file) => !existsSync(installedFile(consumer, name, file)));
    expect(missing).toEqual([]);
  });

  it.each(CORE)('%s holds a build that refers to nothing in this repository', (name) => {
    const dist = installedFile(consumer, name, 'dist');
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.tsbuildinfo'))).toEqual([]);
    const code = files.filter((file) => /\.(?:js|d\.ts)$/.test(file));
    expect(code.length).toBeGreaterThan(50);
    const leftover = /@member-portal\/source|from ['"][^'"]*\/src\/|['"]\/(?:home|work|tmp|root)\//;
    expect(code.filter((file) => leftover.test(readFileSync(join(dist, file), 'utf8')))).toEqual([]);
  });

  it.each(CORE)('%s holds the source behind every source map', (name) => {
    const dist = installedFile(consumer, name, 'dist');
    const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.map'),
    );
    const astray = maps.filter((file) => {
      const { sources } = JSON.parse(readFileSync(join(dist, file), 'utf8'));
      return !sources.every((source: string) => existsSync(join(dist, dirname(file), source)));
    });
    expect(maps.length).toBeGreaterThan(50);
    expect(astray).toEqual([]);
  });

  it.each(PACKED)('publint finds nothing in %s', async (name) => {
    const { code, output } = await runProgram(
      folder,
      tool('publint', 'src', 'cli.js'),
      tarballs[name],
      '--strict',
    );
    expect(output).toContain('All good!');
    expect(code).toBe(0);
  });

  it.each(PACKED)('the types of %s are not wrong', async (name) => {
    const attw = tool('@arethetypeswrong', 'cli', 'dist', 'index.js');
    const { code, output } = await runProgram(folder, attw, '--profile', 'esm-only', tarballs[name]);
    expect(code, output).toBe(0);
    for (const capability of capabilitiesOf(name))
      expect(output).toContain(`@member-portal/${name}/${capability}`);
  });

  it.each(Object.keys(resolutions) as readonly Resolution[])(
    'type-check strictly, declarations included, without a browser or Node (%s)',
    async (resolution) => {
      const specifiers = CORE.flatMap((name) =>
        capabilitiesOf(name).map((capability) => `@member-portal/${name}/${capability}`),
      );
      const imports = specifiers.map((specifier, index) => `import * as _${index} from '${specifier}';`);
      const uses = specifiers.map((_, index) => `_${index}`).join(', ');
      consumer.write(`all-${resolution}.ts`, `${imports.join('\n')}\nexport const all = [${uses}];\n`);
      consumer.write(
        `tsconfig.all-${resolution}.json`,
        JSON.stringify({
          compilerOptions: { ...strict, ...resolutions[resolution], noEmit: true },
          files: [`all-${resolution}.ts`],
        }),
      );
      const { code, output } = await runProgram(
        consumer.folder,
        tsc,
        '-p',
        `tsconfig.all-${resolution}.json`,
      );
      expect(output).toBe('');
      expect(code).toBe(0);
    },
  );

  it('fail to compile where they are misused', async () => {
    consumer.write('wrong.ts', "import { money } from '@member-portal/domain/money';\nmoney('1', 'EUR');\n");
    consumer.write(
      'tsconfig.wrong.json',
      JSON.stringify({
        compilerOptions: { ...strict, ...resolutions.nodenext, noEmit: true },
        files: ['wrong.ts'],
      }),
    );
    const { code, output } = await runProgram(consumer.folder, tsc, '-p', 'tsconfig.wrong.json');
    expect(code).not.toBe(0);
    expect(output).toContain('wrong.ts(2,7)');
  });

  describe('the examples', () => {
    beforeAll(async () => {
      for (const resolution of Object.keys(resolutions) as readonly Resolution[]) {
        consumer.write(
          `tsconfig.examples-${resolution}.json`,
          JSON.stringify({
            compilerOptions: {
              ...strict,
              ...resolutions[resolution],
              // The programs print, and the fakes that they share with the tests run in Node; the packages need neither.
              lib: ['ES2023', 'DOM'],
              types: ['node'],
              typeRoots: [tool('@types')],
              rootDir: '.',
              outDir: `out/${resolution}`,
              rewriteRelativeImportExtensions: true,
            },
            include: ['examples', 'test'],
          }),
        );
      }
    });

    it.each(CORE)('are one per capability of %s', (layer) => {
      expect(
        examplesOf(layer)
          .map(({ capability }) => capability)
          .sort(),
      ).toEqual([...exampledOf(layer)].sort());
      expect(examplesOf(layer).filter(({ prints }) => prints.length === 0)).toEqual([]);
    });

    it.each(Object.keys(resolutions) as readonly Resolution[])(
      'compile strictly (%s)',
      async (resolution) => {
        const project = `tsconfig.examples-${resolution}.json`;
        const { code, output } = await runProgram(consumer.folder, tsc, '-p', project);
        expect(output).toBe('');
        expect(code).toBe(0);
      },
    );

    it.each(
      CORE.flatMap((layer) => examplesOf(layer)).map(
        (example) => [`${example.layer}/${example.capability}`, example] as const,
      ),
    )('%s prints in plain Node what it says', async (file, { prints }) => {
      const { code, stdout, output } = await runProgram(consumer.folder, `out/nodenext/examples/${file}.js`);
      expect(code, output).toBe(0);
      expect(linesOf(stdout)).toEqual(prints);
    });
  });
});
