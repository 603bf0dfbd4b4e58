import { execFile } from 'node:child_process';

/** How a program ended: everything that it wrote, to either stream, and its exit code. */
export interface ProgramRun {
  readonly code: number;
  readonly stdout: string;
  readonly output: string;
}

/** Runs a Node program in a folder and waits for its end. Nothing of the test runner's own environment reaches it. */
export const runProgram = (folder: string, ...args: readonly string[]): Promise<ProgramRun> =>
  new Promise((resolve) => {
    const { NODE_OPTIONS: _options, NODE_PATH: _path, VITEST: _vitest, ...env } = process.env;
    execFile(
      process.execPath,
      args,
      { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        const failed = typeof error?.code === 'number' ? error.code : 1;
        resolve({ code: error ? failed : 0, stdout, output: `${stdout}${stderr}` });
      },
    );
  });
