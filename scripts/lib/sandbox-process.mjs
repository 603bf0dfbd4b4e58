import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, root } from './paths.mjs';

/** Ports that a sandbox listens on, from its front port on: the front, a lender each, and the gateway. */
const portsTaken = 5;
const readyWithinMs = 60_000;

/** @param {number} port */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** The first port at or after one from which on a sandbox's ports are free. @param {number} from */
const freeFrom = async (from) => {
  for (let port = from; port < from + 500; port += portsTaken) {
    const free = await Promise.all(Array.from({ length: portsTaken }, (_, index) => isFree(port + index)));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`No ${portsTaken} free ports in a row were found from ${from} on.`);
};

/**
 * Starts the sandbox platform on free ports and a data folder of its own, which goes with it. Resolves when it is ready.
 * @param {{ from: number }} options the first port to try
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>}
 */
export const startSandbox = async ({ from }) => {
  const port = await freeFrom(from);
  const folder = mkdtempSync(join(tmpdir(), 'member-portal-'));
  const child = spawn(
    process.execPath,
    ['--conditions=@member-portal/source', '--import', 'tsx', at('sandbox', 'main.ts')],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: '',
        SMTP_URL: '',
        QUIET: '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    child.once('exit', () => resolve());
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const ready = new Promise((resolve, reject) => {
    // The greeting is all that it writes to its output, and comes once it listens.
    child.stdout.once('data', () => resolve(undefined));
    child.stderr.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-2000);
    });
    child.once('error', reject);
    void ended.then(() => reject(new Error(`The sandbox platform ended:\n${said}`)));
    setTimeout(
      () => reject(new Error(`The sandbox platform was not ready:\n${said}`)),
      readyWithinMs,
    ).unref();
  });
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
};
