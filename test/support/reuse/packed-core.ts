import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryPath } from '../repository.ts';
import { runProgram } from './run-program.ts';

/** Rules and use cases: what runs anywhere, with one example per capability. */
export const CORE = ['domain', 'application'] as const;
/** The packages that other projects may install, in the order of their dependencies. */
export const PACKED = [...CORE, 'client'] as const;
export type CorePackage = (typeof PACKED)[number];

/** A package's folder, from the root of the repository. */
export const folderOf = (name: CorePackage): string =>
  name === 'client' ? join('src', 'infrastructure', 'client') : join('src', name);

const made = new Set(['dist', 'node_modules', '.types']);

/**
 * What a fresh clone has of the core and its examples, in a separate folder: no earlier build can be packed by mistake,
 * and concurrent builds in this repository are not affected.
 */
export const cloneCore = (folder: string): void => {
  const parts = [
    'tsconfig.json',
    'scripts',
    'examples',
    'docs',
    'conformance',
    'contract',
    ...PACKED.map(folderOf),
  ];
  for (const part of parts)
    cpSync(repositoryPath(part), join(folder, part), {
      recursive: true,
      filter: (source) => !made.has(basename(source)),
    });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@member-portal'), { recursive: true });
  for (const name of [
    'typescript',
    'neverthrow',
    'ky',
    'zod',
    'ajv',
    'ajv-formats',
    '@types',
    'undici-types',
  ])
    symlinkSync(repositoryPath('node_modules', name), join(modules, name), 'dir');
  const reference = join('scripts', 'reference', 'node_modules');
  symlinkSync(repositoryPath(reference), join(folder, reference), 'dir');
  for (const name of PACKED)
    symlinkSync(join(folder, folderOf(name)), join(modules, '@member-portal', name), 'dir');
};

/** Packs the core as `npm run pack:core` does, below a folder; gives the tarball of each package. */
export const packCore = async (folder: string): Promise<Readonly<Record<CorePackage, string>>> => {
  const clone = join(folder, 'clone');
  const tarballs = join(folder, 'tarballs');
  cloneCore(clone);
  const packed = await runProgram(clone, join('scripts', 'pack-core.mjs'), tarballs);
  if (packed.code !== 0) throw new Error(`packing failed:\n${packed.output}`);
  const tarballOf = (name: CorePackage): string => {
    const file = readdirSync(tarballs).find((candidate) => candidate.startsWith(`member-portal-${name}-`));
    if (file === undefined) throw new Error(`no tarball of ${name}`);
    return join(tarballs, file);
  };
  return {
    domain: tarballOf('domain'),
    application: tarballOf('application'),
    client: tarballOf('client'),
  };
};
