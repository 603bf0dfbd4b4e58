import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/architecture/source-files.ts';
import { repositoryPath } from '../support/repository.ts';

const read = (file: string): string => readFileSync(repositoryPath(file), 'utf8');

interface UseCase {
  readonly file: string;
  readonly name: string;
  /** The type it exports, as it is written. */
  readonly shape: string;
}

const DEFINED = /export const (\w+) = defineUseCase\(/;

const files = sourceFiles('src/application', '.ts').filter(
  (file) => !/\/(?:flows|ports|services)\//.test(file) && DEFINED.test(read(file)),
);

const useCases: readonly UseCase[] = files.flatMap((file) => {
  const text = read(file);
  return Array.from(text.matchAll(new RegExp(DEFINED, 'g')), ([, name = '']) => ({
    file,
    name,
    shape:
      new RegExp(`export (?:type|interface) ${name}\\b([^;]|;(?!\\nexport|\\n\\n))*`).exec(text)?.[0] ?? '',
  }));
});

/** Use cases that wait for nothing and cannot fail, or fail at once: there is nothing to await and nothing to abandon. */
const immediate: Readonly<Record<string, string>> = {
  AdoptLanguage: 'is remembered by this browser',
  AutopayOptionsOf: 'applies rules to what was read',
  ChangePrivacyChoice: 'is kept by this browser',
  ChooseLanguage: 'is remembered by this browser',
  CurrentLocale: 'is known since the page was opened',
  KeepEmail: 'forgets a question',
  KeptDrafts: 'is held in memory',
  PaymentOptionsOf: 'applies rules to what was read',
  PreviewPayment: 'applies rules to what was read, while a buyer types',
  RecordEvent: 'is told and forgotten: nobody waits for telemetry',
  RecordTiming: 'is told and forgotten: nobody waits for telemetry',
  RecordLanguageChange: 'is told and forgotten: nobody waits for telemetry',
  ReportError: 'is told and forgotten: nobody waits for telemetry',
  ReadAhead: 'begins reads that pages then watch',
  ResumeSignIn: 'is held by this browser',
  SessionReads: 'is held in memory',
  SignOut: 'holds whatever the network does: no buyer waits to be signed out',
  WasBuyerUnblocked: 'is kept by this browser',
};

/** Use cases that subscribe: they return the function that unsubscribes. */
const watching = ['KeepAlive', 'ObserveSession', 'PollFlags', 'RereadDaily'];

describe('use cases', () => {
  it('number more than 40', () => {
    expect(useCases.length).toBeGreaterThan(40);
  });

  it.each(files)('%s holds one, named like its file', (file) => {
    const held = useCases.filter((useCase) => useCase.file === file).map(({ name }) => name);
    const named = (file.split('/').at(-1) ?? '')
      .replace(/\.ts$/, '')
      .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(held).toHaveLength(1);
    expect([named, `${named}Of`]).toContain(held[0]);
  });

  it.each(useCases.map(({ name, shape }) => [name, shape] as const))(
    '%s returns a ResultAsync, subscribes, or completes synchronously',
    (name, shape) => {
      const kind = name in immediate ? 'over at once' : watching.includes(name) ? 'watches' : 'answers';
      const isAsync = /=>\s*ResultAsync<|= OpenMethodPage/.test(shape);
      const todo =
        'return a ResultAsync, or name it in immediate or watching of this file; no other is named there';
      expect(isAsync, todo).toBe(kind === 'answers');
      if (kind === 'watches') expect(shape).toMatch(/=> \(\) => void/);
      // What can be refused or lost can be abandoned, too.
      if (isAsync && !/ResultAsync<[^;]*, never>/.test(shape))
        expect(shape).toMatch(/cancellation\?: Cancellation|OpenMethodPage/);
    },
  );

  it('list only exceptions that exist', () => {
    const names = useCases.map(({ name }) => name);
    expect([...Object.keys(immediate), ...watching].filter((name) => !names.includes(name))).toEqual([]);
  });
});
