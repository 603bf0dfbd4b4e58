import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryPath } from '../repository.ts';

/** A copy of this repository's sources, in which a violation may be planted and looked for. */
export type LintCopy = {
  /** The rules that files break when they stand at these paths of one folder; they go away again. */
  readonly plant: (folder: string, files: Readonly<Record<string, string>>) => Promise<readonly string[]>;
  /** The rules that the copy breaks as it is. */
  readonly lint: (path?: string) => Promise<readonly string[]>;
  readonly remove: () => void;
};

/** The rules that hold the layers apart. */
const boundaryRules = [
  'style/noRestrictedImports',
  'correctness/noUndeclaredDependencies',
  'suspicious/noImportCycles',
];

const rooms = ['src', 'hosting', 'sandbox', 'examples', 'package.json', '.gitignore', 'biome.json'];
const leftOut = new Set(['dist', '.types', 'node_modules']);

const execute = promisify(execFile);

type Report = { readonly diagnostics: readonly { readonly category: string; readonly severity: string }[] };

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
  const lint = async (path = '.'): Promise<readonly string[]> => {
    const only = boundaryRules.map((rule) => `--only=${rule}`);
    const output = await outputOf(folder, [
      'lint',
      '--reporter=json',
      '--max-diagnostics=none',
      ...only,
      path,
    ]);
    const report: Report = JSON.parse(output.slice(output.indexOf('{')));
    return report.diagnostics.map(({ category }) => category.replace(/^lint\//, ''));
  };
  return {
    lint,
    plant: async (room, files) => {
      const planted = join(folder, room);
      mkdirSync(planted);
      for (const [name, content] of Object.entries(files)) writeFileSync(join(planted, name), content);
      try {
        return await lint(room);
      } finally {
        rmSync(planted, { recursive: true });
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
