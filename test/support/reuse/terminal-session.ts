import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { repositoryPath } from '../repository.ts';

/** Somebody at a terminal, in front of the portal. */
export interface TerminalSession {
  /** Waits for a question; gives what was written since the last answer, with plain spaces. */
  readonly isAsked: (question: string) => Promise<string>;
  readonly types: (line: string) => void;
  /** Ends the input, as Ctrl-D does. */
  readonly leaves: () => void;
  /** Waits for the end: everything written since the last answer, and the exit code. */
  readonly ends: () => Promise<{ readonly said: string; readonly code: number | null }>;
}

const PATIENCE_MS = 60_000;

/** Starts the terminal as `npm run terminal` does; it is ended with the test. */
export const startTerminal = (args: readonly string[], language = 'en_US.UTF-8'): TerminalSession => {
  const main = repositoryPath('examples', 'terminal', 'main.ts');
  const flags = ['--conditions=@member-portal/source', '--import', 'tsx'];
  const child = spawn(process.execPath, [...flags, main, ...args], {
    cwd: repositoryPath(),
    env: { ...process.env, NODE_OPTIONS: '', LC_ALL: '', LC_MESSAGES: '', LANG: language },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      said += chunk.replaceAll(/[\u00a0\u202f]/g, ' ');
      for (const listener of [...listeners]) listener();
    });
  }
  const closed = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await closed;
  });
  return {
    isAsked: (question) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (!said.trimEnd().endsWith(question)) return;
          done();
          resolve(said);
        };
        const fail = (): void => {
          done();
          reject(new Error(`it never asked ${question}\n${said}`));
        };
        const timer = setTimeout(fail, PATIENCE_MS);
        const done = (): void => {
          clearTimeout(timer);
          listeners.delete(look);
        };
        listeners.add(look);
        void closed.then(fail);
        look();
      }),
    types: (line) => {
      said = '';
      child.stdin.write(`${line}\n`);
    },
    leaves: () => {
      said = '';
      child.stdin.end();
    },
    ends: async () => {
      await closed;
      return { said, code: child.exitCode };
    },
  };
};
