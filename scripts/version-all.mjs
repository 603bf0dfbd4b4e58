// `npm run version:all 1.2.0`: sets one version for the root, every workspace and their dependencies on each other, by npm.
import './lib/require-node.mjs';
import './lib/help.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './lib/run.mjs';
import { stop } from './lib/stop.mjs';

/** Where npm runs scripts: the root of the workspaces. */
const cwd = process.cwd();
const version = process.argv[2] ?? '';
if (!/^\d+\.\d+\.\d+$/.test(version)) stop(`Usage: npm run version:all 1.2.0 (given: ${version || 'none'})`);

/** @param {readonly string[]} args */
const npm = async (...args) => {
  if ((await runNpm(args, { quiet: true, cwd })) !== 0) stop(`npm ${args.join(' ')} failed.`);
};
/** @param {string} folder @returns {{ name: string, workspaces?: string[], dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} */
const manifest = (folder) => JSON.parse(readFileSync(join(cwd, folder, 'package.json'), 'utf8'));

const workspaces = (manifest('.').workspaces ?? []).map(manifest);
const names = workspaces.map(({ name }) => name);

await npm(
  'version',
  version,
  '--workspaces',
  '--include-workspace-root',
  '--no-git-tag-version',
  '--no-workspaces-update',
  '--allow-same-version',
);
// npm changes a workspace's version, but not the ranges by which other workspaces depend on it.
for (const { name, dependencies = {}, peerDependencies = {} } of workspaces) {
  const asked = Object.entries({ dependencies, peerDependencies }).flatMap(([group, wanted]) =>
    Object.keys(wanted)
      .filter((wantedName) => names.includes(wantedName))
      .map((wantedName) => `${group}[${wantedName}]=${version}`),
  );
  if (asked.length > 0) await npm('pkg', 'set', ...asked, `--workspace=${name}`);
}
await npm(
  'install',
  '--package-lock-only',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
);
console.log(`All packages are ${version}.`);
