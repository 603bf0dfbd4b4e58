import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {Record<string, string>} Dependencies
 * @typedef {{ name?: string, version?: string, workspaces?: string[], dependencies?: Dependencies, devDependencies?: Dependencies, peerDependencies?: Dependencies }} Manifest
 */

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param {string} file
 * @param {unknown} content
 */
const write = (file, content) => writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);

/** @param {Manifest} manifest */
const dependenciesOf = ({ dependencies, devDependencies, peerDependencies }) =>
  [dependencies, devDependencies, peerDependencies].filter((group) => group !== undefined);

/**
 * The root's manifest and each workspace's, by folder.
 * @param {string} root
 * @returns {[folder: string, manifest: Manifest][]}
 */
const manifestsOf = (root) => {
  const own = read(join(root, 'package.json'));
  return [
    ['', own],
    ...own.workspaces.map((/** @type {string} */ folder) => [
      folder,
      read(join(root, folder, 'package.json')),
    ]),
  ];
};

/** @param {[string, Manifest][]} manifests */
const namesOf = (manifests) => new Set(manifests.map(([, { name }]) => name));

/**
 * Where versions do not move together: a workspace of another version than the root's, or one that asks for another
 * version of its neighbour, in the manifests and in the lock file.
 * @param {string} root
 * @returns {string[]}
 */
export const versionProblems = (root) => {
  const manifests = manifestsOf(root);
  const names = namesOf(manifests);
  const { version } = manifests[0]?.[1] ?? {};
  const locked = read(join(root, 'package-lock.json')).packages;
  /** @type {[string, Manifest | undefined][]} */
  const all = [
    ...manifests.map(
      ([folder, manifest]) => /** @type {[string, Manifest]} */ ([join(folder, 'package.json'), manifest]),
    ),
    ...manifests.map(
      ([folder]) =>
        /** @type {[string, Manifest | undefined]} */ ([
          `package-lock.json: ${folder || 'root'}`,
          locked[folder],
        ]),
    ),
  ];
  return all.flatMap(([place, manifest]) => {
    if (manifest === undefined) return [`${place} is missing`];
    const asked = dependenciesOf(manifest)
      .flatMap((group) => Object.entries(group))
      .filter(([name, wanted]) => names.has(name) && wanted !== version)
      .map(([name, wanted]) => `${place} asks for ${name} ${wanted}`);
    return manifest.version === version ? asked : [`${place} is ${manifest.version}`, ...asked];
  });
};

/**
 * Moves the root, every workspace, what they ask of each other, and the lock file to one version.
 * @param {string} root
 * @param {string} version
 */
export const moveVersions = (root, version) => {
  const manifests = manifestsOf(root);
  const names = namesOf(manifests);
  /** @param {Manifest} manifest */
  const move = (manifest) => {
    manifest.version = version;
    for (const group of dependenciesOf(manifest))
      for (const name of Object.keys(group)) if (names.has(name)) group[name] = version;
  };
  const lockFile = join(root, 'package-lock.json');
  const lock = read(lockFile);
  lock.version = version;
  for (const [folder, manifest] of manifests) {
    move(manifest);
    write(join(root, folder, 'package.json'), manifest);
    if (lock.packages[folder]) move(lock.packages[folder]);
  }
  write(lockFile, lock);
};
