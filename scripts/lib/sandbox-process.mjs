import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { at, root } from './paths.mjs';

/** Number of ports of a sandbox, starting with its front port: the front, one per lender, and the gateway. */
const portsTaken = 5;
const readyWithinMs = 150_000;

/** @param {number} port */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** The first port at or after `from` at which all of a sandbox's ports are free. @param {number} from */
export const freeFrom = async (from) => {
  for (let port = from; port < from + 500; port += portsTaken) {
    const free = await Promise.all(Array.from({ length: portsTaken }, (_, index) => isFree(port + index)));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`No ${portsTaken} free ports in a row were found from ${from} on.`);
};

/** @param {number} port */
const isTaken = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * @typedef {object} SandboxProcess
 * @property {number} port its front port
 * @property {() => Promise<void>} stop shuts it down cleanly
 * @property {() => Promise<void>} kill ends it at once
 */

/**
 * Starts the sandbox platform as a separate process on the given data, without the borrower who has thousands of
 * loans unless the environment asks for it. Resolves when it answers on all its ports.
 * @param {{ port: number, dataDir?: string, databaseUrl?: string, env?: Record<string, string> }} where
 * @returns {Promise<SandboxProcess>}
 */
export const spawnSandbox = async ({ port, dataDir = '', databaseUrl = '', env = {} }) => {
  const child = spawn(
    process.execPath,
    ['--conditions=@member-portal/source', '--import', 'tsx', at('sandbox', 'main.ts'), '--quiet'],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        SMTP_URL: '',
        NODE_OPTIONS: '',
        SANDBOX_MANY_LOANS: '0',
        // All tests sign in from this machine, so do not limit it.
        CODES_PER_CALLER: '100000',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  let hasEnded = false;
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2000);
  });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    const end = () => {
      hasEnded = true;
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  const atExit = () => child.kill('SIGKILL');
  process.once('exit', atExit);
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    child.kill(signal);
    await ended;
    process.off('exit', atExit);
  };
  const until = Date.now() + readyWithinMs;
  // The gateway's port is the last to open.
  while (!(await isTaken(port + portsTaken - 1))) {
    if (hasEnded || Date.now() > until) {
      const what = hasEnded ? 'ended' : 'was not ready';
      await end('SIGKILL');
      throw new Error(`The sandbox platform ${what}:\n${said}`);
    }
    await wait(25);
  }
  return { port, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
};
