import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './lib/paths.mjs';
import { runNpm } from './lib/run.mjs';

const folder = at('artifacts', 'lighthouse');

/** The folder of Lighthouse's packages, installed from their own lock file where they are missing. Undefined where they cannot be. */
export const ensureLighthouse = async () => {
  const packages = join(folder, 'node_modules');
  if (existsSync(join(packages, 'lighthouse', 'core', 'index.js'))) return packages;
  console.log('Installing Lighthouse…');
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(at('scripts', 'lighthouse', file), join(folder, file));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
  const installed = await runNpm(['ci', '--prefix', folder, ...options], { quiet: true });
  return installed === 0 ? packages : undefined;
};
