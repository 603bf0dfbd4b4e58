import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/** @typedef {{ quiet?: boolean, env?: Record<string, string>, timeoutMs?: number, cwd?: string }} RunOptions */

/** Running programs, with promises of their end. @type {Map<import('node:child_process').ChildProcess, Promise<unknown>>} */
const running = new Map();
let isStopping = false;

/**
 * Forwards a signal to every running program started by `run`, and waits until all have ended.
 * @param {NodeJS.Signals} signal
 */
export const stopRunning = async (signal) => {
  isStopping = true;
  for (const child of running.keys()) child.kill(signal);
  await Promise.all(running.values());
};

/**
 * Runs a program, by default in the repository, and returns its exit code; 1 if it cannot be started or is ended by a signal. A quiet
 * program's output appears only when it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export const run = (command, args, { quiet = false, env = {}, timeoutMs, cwd = root } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    });
    running.set(child, new Promise((ended) => child.once('close', ended).once('error', ended)));
    child.once('close', () => running.delete(child)).once('error', () => running.delete(child));
    /** @type {Buffer[]} */
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => {
      // It was stopped on purpose: leave the promise pending, so that no next step starts.
      if (isStopping) return;
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });

/**
 * Runs a Node program in the repository.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * Runs npm, the same one that runs this script if any.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export const runNpm = (args, options) => {
  const own = process.env['npm_execpath'];
  if (own?.endsWith('.js')) return runNode([own, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
};
