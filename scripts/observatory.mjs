import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './lib/paths.mjs';
import { runNpm } from './lib/run.mjs';

const folder = at('artifacts', 'observatory');
const scanner = join(folder, 'node_modules', '@mdn', 'mdn-http-observatory');
/** The HSTS preload list. The scanner would download it; none of our hosts is on it. */
const preloadList = join(scanner, 'conf', 'hsts-preload.json');

/**
 * The program of MDN's HTTP Observatory scanner, installed from its own lock file where it is missing. Install scripts do
 * not run: they would fetch lists and build a database driver. Undefined where it cannot be installed.
 */
export const ensureObservatory = async () => {
  const program = join(scanner, 'src', 'scan.js');
  if (existsSync(preloadList)) return program;
  console.log('Installing the header scanner…');
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(at('scripts', 'observatory', file), join(folder, file));
  const installed = await runNpm(['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'], {
    quiet: true,
  });
  if (installed !== 0) return undefined;
  writeFileSync(preloadList, '{}');
  return program;
};
