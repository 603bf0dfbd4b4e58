import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { repositoryPath } from './repository.ts';

/** Runs a platform of `examples/platform` on a free port and gives its origin; it ends with the test, or when `atEnd` says so. */
export const startedExample = async (
  file: string,
  env: Readonly<Record<string, string>> = {},
  atEnd: (end: () => Promise<void>) => void = onTestFinished,
): Promise<string> => {
  const child = spawn(process.execPath, [repositoryPath('examples', 'platform', file)], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  atEnd(async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  const [said] = await once(child.stdout, 'data');
  const origin = /^http:\/\/[\w.:]+/.exec(String(said))?.[0];
  if (origin === undefined) throw new Error(`${file} did not say where it listens`);
  return origin;
};
