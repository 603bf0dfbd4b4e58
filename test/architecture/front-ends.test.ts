import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/architecture/source-files.ts';
import { repositoryPath } from '../support/repository.ts';

const read = (file: string): string => readFileSync(repositoryPath(file), 'utf8');

/** What a file imports from the application as values, without types. */
const valuesFrom = (file: string): readonly string[] =>
  [...read(file).matchAll(/import \{([^}]*)\} from '@member-portal\/application\/[^']+'/g)].flatMap(
    ([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type ')),
  );

/** Reads that a page of loans shows, a flag that is asked for, and what is no use case at all. */
const READS = ['ListLoans', 'ReadLoan', 'EvaluateFlag', 'createReadCache', 'confirmationOf'];

describe('another front end', () => {
  const screens = sourceFiles('examples/terminal/screens', '.ts');

  it('sends events to flows and reads their states: no screen of the terminal calls a command', () => {
    const others = screens.flatMap((file) =>
      valuesFrom(file)
        .filter((name) => !/^Begin[A-Z]/.test(name) && !READS.includes(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(others).toEqual([]);
  });

  it.each(['pay', 'pay-off', 'autopay', 'contact'])('needs under 100 lines for %s', (name) => {
    const lines = read(`examples/terminal/screens/${name}.ts`).trimEnd().split('\n');
    expect(lines.length).toBeLessThan(100);
  });

  it('is wired without a container', () => {
    const wired = sourceFiles('examples/terminal', '.ts').filter((file) =>
      /infrastructure\/container|inversify/.test(read(file)),
    );
    expect(wired).toEqual([]);
  });
});

describe('the acceptance scenarios and their headless drivers', () => {
  const files = sourceFiles('test/acceptance', '.ts', '.tsx');

  it('import nothing of the React front end', () => {
    expect(files.filter((file) => /src\/ui\/|@member-portal\/ui/.test(read(file)))).toEqual([]);
  });

  it('record nothing and refuse nothing themselves', () => {
    const drivers = files.filter((file) => file.includes('/headless/'));
    expect(drivers.length).toBeGreaterThan(8);
    const telling = /RecordEvent|RecordTiming|\bAnalytics\b|pageLoaded\(|\.track\(/;
    expect(drivers.filter((file) => telling.test(read(file)))).toEqual([]);
  });
});
