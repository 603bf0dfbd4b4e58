import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ProgramRun, runProgram } from './run-program.ts';

/** npm's own program: the one that runs these tests, else the one beside this Node. */
const npmProgram = (): string => {
  const bin = dirname(process.execPath);
  const candidates = [
    process.env['npm_execpath'],
    join(bin, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(bin, 'node_modules/npm/bin/npm-cli.js'),
    ...(process.env['PATH'] ?? '')
      .split(':')
      .map((folder) => join(folder, '../lib/node_modules/npm/bin/npm-cli.js')),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
  const found = candidates.find((file) => file?.endsWith('.js') === true && existsSync(file));
  if (found === undefined) throw new Error('npm is nowhere to be found');
  return found;
};

/** Runs npm in a folder. Throws what it wrote when it fails. */
export const npm = async (folder: string, ...args: readonly string[]): Promise<ProgramRun> => {
  const run = await runProgram(folder, npmProgram(), ...args);
  if (run.code !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${run.output}`);
  return run;
};
