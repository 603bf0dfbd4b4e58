import { readFileSync } from 'node:fs';
import { repositoryPath } from '../repository.ts';

/** A workspace's package.json, as far as these tests look into it. */
export type Workspace = {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
};

const manifestOf = (
  folder: string,
): Omit<Workspace, 'folder'> & { readonly workspaces?: readonly string[] } =>
  JSON.parse(readFileSync(repositoryPath(folder, 'package.json'), 'utf8'));

/** The root package, which holds tools only. */
export const rootPackage = (): Workspace => ({ folder: '.', ...manifestOf('.') });

/** Every workspace that the root package names. */
export const workspaces = (): readonly Workspace[] =>
  (manifestOf('.').workspaces ?? []).map((folder) => ({ folder, ...manifestOf(folder) }));
