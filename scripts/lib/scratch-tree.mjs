import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Where this repository's own packages are linked, relative to the tree: shared links would lead to unpatched source. */
const OWN_PACKAGES = '@member-portal';
/** Caches that a run writes into. */
const caches = ['.cache', '.vite', '.vite-temp'];
/** Build outputs, each with the stamp of its sources: rebuilt only where a patch changes them. */
const built = [
  ['src', 'portal', 'dist'],
  ['sandbox', 'dist'],
];

const STOPS_WITHIN_MS = 10_000;

/** Characters of a program's output kept for error messages. */
const OUTPUT_KEPT = 4000;

/** @param {string} cwd @param {string[]} args */
const git = (cwd, ...args) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** @param {string} from @param {string} to */
const linkPackages = (from, to) => {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === OWN_PACKAGES)
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else if (!caches.includes(name)) symlinkSync(realpathSync(join(from, name)), join(to, name));
  }
};

/** @param {string} tree @param {string} folder */
const linkDependencies = (tree, folder) => {
  /** @type {{ workspaces: readonly string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8'));
  for (const workspace of ['.', ...workspaces]) {
    const from = join(tree, workspace, 'node_modules');
    if (existsSync(from)) linkPackages(from, join(folder, workspace, 'node_modules'));
  }
};

/**
 * @typedef {object} ScratchTree
 * @property {string} folder
 * @property {(patch: string) => boolean} apply false if the patch does not apply; git's error is printed
 * @property {(patch: string) => void} reverse
 * @property {(args: readonly string[], timeoutMs: number) => Promise<{ code: number, output: string }>} runNode runs a Node
 * program in it; the code is 1 where it is stopped, the output its last part. After `stop` the promise stays pending
 * @property {() => Promise<void>} stop ends its running program, which has time to clean up
 * @property {() => void} remove kills its running program and removes it
 */

/**
 * A copy of a tree to patch and run: a git worktree with the committed, staged and changed content of tracked files, in
 * the system's temporary folder, with the tree's dependencies and builds. The tree itself is unchanged.
 * @param {string} tree
 * @returns {ScratchTree}
 */
export const makeScratchTree = (tree) => {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'scratch-tree-'))), 'tree');
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;
  let stopped = false;
  /** @param {NodeJS.Signals} signal */
  const signalRunning = (signal) => {
    if (running?.pid === undefined) return;
    try {
      process.kill(-running.pid, signal);
    } catch {
      // It has already ended.
    }
  };
  const remove = () => {
    signalRunning('SIGKILL');
    rmSync(join(folder, '..'), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    git(tree, 'worktree', 'prune');
  };
  try {
    git(tree, 'worktree', 'add', '--detach', folder, git(tree, 'stash', 'create') || 'HEAD');
    linkDependencies(tree, folder);
    for (const path of built)
      if (existsSync(join(tree, ...path)))
        cpSync(join(tree, ...path), join(folder, ...path), { recursive: true });
  } catch (error) {
    remove();
    throw error;
  }
  return {
    folder,
    apply: (patch) => {
      try {
        git(folder, 'apply', patch);
        return true;
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        return false;
      }
    },
    reverse: (patch) => void git(folder, 'apply', '--reverse', patch),
    runNode: (args, timeoutMs) =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, args, {
          cwd: folder,
          // A separate process group, so that workers, servers and browsers of the program end with it.
          detached: true,
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        running = child;
        const timer = setTimeout(signalRunning, timeoutMs, 'SIGKILL');
        let output = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (chunk) => {
            output = `${output}${chunk}`.slice(-OUTPUT_KEPT);
          });
        /** @param {number} code */
        const end = (code) => {
          clearTimeout(timer);
          running = undefined;
          if (!stopped) resolve({ code, output });
        };
        child.once('error', (error) => {
          output += error.message;
          end(1);
        });
        child.once('close', (code) => end(code ?? 1));
      }),
    stop: async () => {
      stopped = true;
      const until = Date.now() + STOPS_WITHIN_MS;
      signalRunning('SIGTERM');
      while (running !== undefined && Date.now() < until) await wait(50);
    },
    remove,
  };
};
