import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryPath } from '../repository.ts';
import { npm } from './npm.ts';
import { CORE, type CorePackage } from './packed-core.ts';
import { runProgram } from './run-program.ts';

/** An external project, empty except for the core. */
export interface Consumer {
  readonly folder: string;
  /** Every package below its `node_modules`, by name. */
  readonly packages: readonly string[];
  readonly write: (file: string, content: string) => void;
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

const packagesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
    );

/** Declared by neverthrow for its own build, for one system, and optional; npm may leave it out. */
const omitted = '--omit=optional';

/** With a store of its own: what another project has fetched must not help. */
const pnpm = async (folder: string, ...args: readonly string[]): Promise<void> => {
  const program = repositoryPath('node_modules', 'pnpm', 'bin', 'pnpm.cjs');
  const { code, output } = await runProgram(folder, program, '--store-dir', join(folder, 'store'), ...args);
  if (code !== 0) throw new Error(`pnpm ${args.join(' ')} failed:\n${output}`);
};

/**
 * Installs the tarballs into a new project. What they ask for is what this repository has installed, packed again: they
 * have to ask for it themselves, and no network is needed to get it.
 */
export const installCore = async (
  folder: string,
  tarballs: Readonly<Record<CorePackage, string>>,
  names: readonly CorePackage[] = CORE,
  installer: 'npm' | 'pnpm' = 'npm',
): Promise<Consumer> => {
  mkdirSync(folder, { recursive: true });
  const write = (file: string, content: string): void => writeFileSync(join(folder, file), content);
  const theirs = ['neverthrow', 'ky', 'zod'];
  for (const name of theirs)
    await npm(folder, 'pack', repositoryPath('node_modules', name), '--ignore-scripts');
  const tarballOf = (name: string): string =>
    `file:${join(folder, readdirSync(folder).find((file) => file.startsWith(`${name}-`)) ?? '')}`;
  const overrides = Object.fromEntries(theirs.map((name) => [name, tarballOf(name)]));
  write(
    'package.json',
    json({ name: 'somebody-elses', private: true, type: 'module', overrides, pnpm: { overrides } }),
  );
  const files = names.map((name) => tarballs[name]);
  if (installer === 'npm')
    await npm(folder, 'install', '--offline', omitted, '--no-audit', '--no-fund', ...files);
  else await pnpm(folder, 'add', '--offline', '--no-optional', ...files, tarballOf('neverthrow'));
  return { folder, packages: packagesIn(join(folder, 'node_modules')), write };
};

/** The manifest of an installed package. */
export const manifestIn = (consumer: Consumer, name: CorePackage) =>
  JSON.parse(readFileSync(installedFile(consumer, name, 'package.json'), 'utf8'));

/** A file of an installed package. */
export const installedFile = ({ folder }: Consumer, name: CorePackage, ...parts: readonly string[]): string =>
  join(folder, 'node_modules', '@member-portal', name, ...parts);

/** Copies this repository's examples into a consumer, with the fakes that they share with its tests. */
export const copyExamples = ({ folder }: Consumer): void => {
  const examples = ['domain', 'application', 'known.ts'].map((name) => join('examples', name));
  const shared = ['builders', 'fakes'].map((name) => join('test', 'support', name));
  for (const part of [...examples, ...shared])
    cpSync(repositoryPath(part), join(folder, part), { recursive: true });
};
