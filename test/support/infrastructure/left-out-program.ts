import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { leaveOut } from '../../../scripts/vite/leave-out.ts';
import { repositoryPath } from '../repository.ts';

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
/** What the program exports once it is built. */
export interface BuiltProgram {
  readonly results: () => unknown;
  readonly refused: () => unknown;
  readonly leftOut: () => readonly string[];
}

/** What `results` and `refused` answer wherever the container works as published. */
export const expected = {
  results: { first: 'Hello Avery Avery', alias: 'Hello Avery Avery', made: 1, bound: [true, false], late: 7 },
  refused: ['0 bindings of Never', '2 bindings of Name', '0 bindings of Never'],
} as const;

/** The program as one module, over inversify as the build leaves it (ADR 56). */
export const builtProgram = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'member-portal-container-'));
  try {
    const entry = join(folder, 'program.mjs');
    writeFileSync(entry, PROGRAM);
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      resolve: { alias: [{ find: /^inversify$/, replacement: repositoryPath('node_modules/inversify') }] },
      plugins: [leaveOut()],
      build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
    });
    const [output] = Array.isArray(built) ? built : [built];
    if (!output || !('output' in output)) throw new Error('nothing was built');
    return output.output.map((part) => ('code' in part ? part.code : '')).join('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
