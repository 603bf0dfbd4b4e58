import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryPath } from '../repository.ts';

/** A copy of this repository's sources, in which violations may be planted and looked for. */
export type LintCopy = {
  /** Writes files into a folder of the copy. */
  readonly plant: (folder: string, files: Readonly<Record<string, string>>) => void;
  /** The rules that the copy breaks, each with the file that breaks it. */
  readonly lint: () => Promise<readonly Violation[]>;
  readonly remove: () => void;
};

export interface Violation {
  readonly rule: string;
  /** Of the copy. */
  readonly path: string;
}

/** The rules that hold the layers apart. */
const boundaryRules = [
  'style/noRestrictedImports',
  'correctness/noUndeclaredDependencies',
  'suspicious/noImportCycles',
];

const rooms = ['src', 'hosting', 'sandbox', 'examples', 'package.json', '.gitignore', 'biome.json'];
const leftOut = new Set(['dist', '.types', 'node_modules']);

const execute = promisify(execFile);

type Report = {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly location: { readonly path: string };
  }[];
};

const outputOf = async (folder: string, args: readonly string[]): Promise<string> => {
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
  try {
    return (
      await execute(
        process.execPath,
        [repositoryPath('node_modules/@biomejs/biome/bin/biome'), ...args],
        options,
      )
    ).stdout;
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string') return error.stdout;
    throw error;
  }
};

/** Copies the sources into a folder of their own, with this repository's lint configuration. */
export const copyForLint = (): LintCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'member-portal-lint-'));
  for (const room of rooms) {
    cpSync(repositoryPath(room), join(folder, room), {
      recursive: true,
      filter: (source) => !leftOut.has(basename(source)),
    });
  }
  // The linter reads ignored files from a repository.
  mkdirSync(join(folder, '.git'));
  return {
    lint: async () => {
      const only = boundaryRules.map((rule) => `--only=${rule}`);
      const output = await outputOf(folder, [
        'lint',
        '--reporter=json',
        '--max-diagnostics=none',
        ...only,
        '.',
      ]);
      const report: Report = JSON.parse(output.slice(output.indexOf('{')));
      return report.diagnostics.map(({ category, location }) => ({
        rule: category.replace(/^lint\//, ''),
        path: location.path,
      }));
    },
    plant: (room, files) => {
      const planted = join(folder, room);
      mkdirSync(planted, { recursive: true });
      for (const [name, content] of Object.entries(files)) writeFileSync(join(planted, name), content);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
