import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaveOut } from '../../../scripts/vite/leave-out.ts';
import { repositoryPath } from '../../support/repository.ts';

/** Uses of the container that the portal has, and two that its build leaves out; run over what the build makes of inversify. */
const PROGRAM = `
import { Container, ContainerModule } from 'inversify';
class Greeting {}
class Name {}
class Alias {}
class Word {}
class Never {}
export const results = () => {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  let made = 0;
  container.load(new ContainerModule(({ bind }) => {
    bind(Name).toConstantValue('Avery');
    bind(Word).toConstantValue('Hello');
    bind(Greeting).toResolvedValue((word, name, again) => { made += 1; return [word, name, again].join(' '); }, [Word, Name, Name]);
    bind(Alias).toService(Greeting);
  }));
  const [first, alias] = [container.get(Greeting), container.get(Alias)];
  container.bind('late').toConstantValue(7);
  return { first, alias, made, bound: [container.isBound(Name), container.isBound('never')], late: container.get('late') };
};
export const refused = () => {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.bind(Name).toConstantValue('Avery');
  container.bind(Name).toConstantValue('Blake');
  container.bind(Greeting).toResolvedValue((never) => never, [Never]);
  return [Never, Name, Greeting].map((token) => {
    try {
      return container.get(token);
    } catch ({ message }) {
      return message;
    }
  });
};
export const leftOut = () => {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  const binding = container.bind(Greeting);
  return [typeof binding.to, typeof binding.toDynamicValue, typeof container.get];
};
`;
type Program = {
  readonly results: () => unknown;
  readonly refused: () => unknown;
  readonly leftOut: () => readonly string[];
};

const expected = {
  first: 'Hello Avery Avery',
  alias: 'Hello Avery Avery',
  made: 1,
  bound: [true, false],
  late: 7,
};

describe('what the build makes of inversify', () => {
  let folder: string;
  let code = '';
  let program: Program;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'member-portal-container-'));
    writeFileSync(join(folder, 'program.mjs'), PROGRAM);
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      resolve: { alias: [{ find: /^inversify$/, replacement: repositoryPath('node_modules/inversify') }] },
      plugins: [leaveOut()],
      build: {
        write: false,
        minify: false,
        lib: { entry: join(folder, 'program.mjs'), formats: ['es'] },
      },
    });
    const [output] = Array.isArray(built) ? built : [built];
    if (!output || !('output' in output)) throw new Error('nothing was built');
    code = output.output.map((part) => ('code' in part ? part.code : '')).join('\n');
    const file = join(folder, 'built.mjs');
    writeFileSync(file, code);
    program = (await import(pathToFileURL(file).href)) as Program;
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('binds and resolves what the portal does, each once', () => {
    expect(program.results()).toEqual(expected);
  });

  it('refuses a token that nothing, or more than one thing, is bound to', () => {
    expect(program.refused()).toEqual(['0 bindings of Never', '2 bindings of Name', '0 bindings of Never']);
  });

  it('leaves out what compiles, binds classes or functions, and removes or snapshots bindings', () => {
    expect(program.leftOut()).toEqual(['undefined', 'undefined', 'function']);
    expect(code).toContain('needs a bound class or function');
    expect(code).not.toMatch(/new Function\(|\beval\(/);
  });
});
