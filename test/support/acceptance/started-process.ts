import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { onTestFinished } from 'vitest';
import { repositoryPath } from '../repository.ts';

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
};

const PORTS_OF_A_WORKER = 50;

/** The first of a number of consecutive free ports, within this worker's range. */
export const freePorts = async (count: number): Promise<number> => {
  const first = 5200 + PORTS_OF_A_WORKER * (Number(process.env['VITEST_POOL_ID'] ?? 1) % 16);
  for (let base = first; base <= first + PORTS_OF_A_WORKER - count; base += 1) {
    const free = await Promise.all(Array.from({ length: count }, (_, index) => isFree(base + index)));
    if (free.every(Boolean)) return base;
  }
  throw new Error(`no free ports from ${first} on`);
};

/** A started program: what it says, and how it ends. */
export interface StartedProcess {
  readonly output: () => string;
  /** Resolves with the output once it holds the text; rejects with the output when the process ends first. */
  readonly says: (text: string) => Promise<string>;
  readonly interrupt: () => void;
  /** Closes the pipes that it writes to. */
  readonly stopReading: () => void;
  /** Ends it as init systems and containers do. */
  readonly terminate: () => void;
  readonly exitCode: () => Promise<number | null>;
}

const endOf = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const [code] = await once(child, 'exit');
  return code as number | null;
};

/** Starts the sandbox the way `npm start` does; it is ended with the test. */
export const startSandboxProcess = (
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): StartedProcess => startProgram('sandbox/main.ts', args, env);

/** Starts a program of this repository; it is ended with the test. */
export const startProgram = (
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): StartedProcess => {
  const child = spawn(
    process.execPath,
    ['--conditions=@member-portal/source', '--import', 'tsx', repositoryPath(file), ...args],
    {
      cwd: repositoryPath(),
      env: { ...process.env, NODE_OPTIONS: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      output += chunk;
      for (const listener of listeners) listener();
    });
  }
  const ended = endOf(child);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    output: () => output,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (output.includes(text)) resolve(output);
        };
        listeners.add(look);
        void ended.then(() => {
          look();
          reject(new Error(`it ended without saying ${text}:\n${output}`));
        });
        look();
      }),
    stopReading: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    interrupt: () => {
      child.kill('SIGINT');
    },
    terminate: () => {
      child.kill('SIGTERM');
    },
    exitCode: () => ended,
  };
};
