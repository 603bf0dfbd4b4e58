import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const readyWithinMs = 120_000;
const stopWithinMs = 15_000;

/** The server refuses to run as root: as root, use the system's postgres user, else nobody. */
const unprivileged = () => {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const uid = Number(spawnSync('id', ['-u', name]).stdout);
    const gid = Number(spawnSync('id', ['-g', name]).stdout);
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  return {};
};

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Settings without durability, because a test server's data is not read after it stops. */
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * @typedef {object} RunningPostgres
 * @property {string} url of its superuser and maintenance database
 * @property {number} pid
 * @property {() => Promise<void>} kill ends it at once, as a loss of power would
 * @property {() => Promise<void>} restart starts it again on the same data and port
 * @property {() => Promise<void>} stop stops it and removes its data
 */

/**
 * Starts a PostgreSQL server on a free port of the loopback interface, with a new data folder in the system's temporary
 * folder. It sorts text by the rules of a language, as lenders' servers do, not by bytes as the embedded database does.
 * @param {string} programs the folder of its programs
 * @param {{ durable?: boolean }} [options] durable: whether acknowledged writes survive a kill; default false
 * @returns {Promise<RunningPostgres>}
 */
export const startPostgres = async (programs, { durable = false } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const user = unprivileged();
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  const data = join(folder, 'data');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });

  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'sandbox', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'].concat([
      '--locale=C.UTF-8',
      '--locale-provider=icu',
      '--icu-locale=en-US',
      '--no-sync',
    ]),
    { ...user, cwd: folder, timeout: 240_000, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    remove();
    throw new Error(`PostgreSQL could not make its data: ${made.stderr || made.error?.message}`);
  }
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
  ];
  const args = [...settings, ...(durable ? [] : careless)].flatMap((setting) => ['-c', setting]);

  /** @type {import('node:child_process').ChildProcess} */
  let server;
  /** @type {Promise<void>} */
  let ended;
  let said = '';
  const start = async () => {
    const child = spawn(join(programs, 'postgres'), ['-D', data, ...args], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = child;
    said = '';
    let hasEnded = false;
    ended = new Promise((resolve) => {
      const end = () => {
        hasEnded = true;
        resolve();
      };
      child.once('exit', end);
      child.once('error', end);
    });
    child.stderr.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-4000);
    });
    const until = Date.now() + readyWithinMs;
    while (!said.includes('ready to accept connections')) {
      if (hasEnded || Date.now() > until) {
        server.kill('SIGQUIT');
        throw new Error(`PostgreSQL did not start:\n${said}`);
      }
      await wait(20);
    }
  };
  // End the server if this program exits without stopping it.
  const atExit = () => server.kill('SIGQUIT');
  process.once('exit', atExit);
  const stop = async () => {
    process.off('exit', atExit);
    const late = setTimeout(() => server.kill('SIGQUIT'), stopWithinMs);
    server.kill('SIGINT');
    await ended;
    clearTimeout(late);
    remove();
  };
  try {
    await start();
  } catch (error) {
    remove();
    throw error;
  }
  return {
    url: `postgres://sandbox:${password}@127.0.0.1:${port}/postgres`,
    get pid() {
      return server.pid ?? 0;
    },
    kill: async () => {
      server.kill('SIGKILL');
      await ended;
    },
    restart: async () => {
      // Child processes of the killed server take a moment to exit, and hold its shared memory until then.
      const until = Date.now() + readyWithinMs;
      for (;;) {
        try {
          return await start();
        } catch (error) {
          if (Date.now() > until) throw error;
          await wait(200);
        }
      }
    },
    stop,
  };
};
