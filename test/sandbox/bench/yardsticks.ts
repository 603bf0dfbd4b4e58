import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Measured, measure, medianOf } from './measure.ts';

const ROUNDS = 3;
/** As the rounds of the platform have it. */
const AT_A_TIME = 8;
const CALLS = 2_000;
const SECONDS = 5;
/** Of pgbench: 100,000 accounts each. */
const SCALE = 5;

const run = promisify(execFile);

/** What this machine answers over HTTP at best: one short JSON of Hono, in a process of its own, asked for as the platform is. */
export const bareHono = async (): Promise<Measured> => {
  const server = fork(fileURLToPath(new URL('./bare-hono.ts', import.meta.url)));
  try {
    const [port] = (await once(server, 'message')) as [number];
    const call = async (): Promise<void> => {
      const answer = await fetch(`http://127.0.0.1:${port}/`);
      await answer.json();
    };
    const rounds: Measured[] = [];
    await measure(
      Array.from({ length: CALLS }, () => call),
      AT_A_TIME,
    );
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(
        await measure(
          Array.from({ length: CALLS }, () => call),
          AT_A_TIME,
        ),
      );
    return medianOf(rounds);
  } finally {
    server.disconnect();
  }
};

/** Transactions a second of pgbench on an empty database: a read by key, and TPC-B's, which writes four rows. */
export const pgbench = async (
  programs: string,
  databaseUrl: string,
): Promise<{ readonly reading: number; readonly writing: number }> => {
  const program = join(programs, 'pgbench');
  await run(program, ['--initialize', '--quiet', `--scale=${SCALE}`, databaseUrl]);
  const perSecond = async (...more: readonly string[]): Promise<number> => {
    const options = ['--no-vacuum', '--protocol=prepared', `--client=${AT_A_TIME}`, `--time=${SECONDS}`];
    const { stdout } = await run(program, [...options, ...more, databaseUrl]);
    const [, tps] = /tps = ([\d.]+)/.exec(stdout) ?? [];
    if (tps === undefined) throw new Error(`pgbench told no figure:\n${stdout}`);
    return Number(tps);
  };
  return { reading: await perSecond('--select-only'), writing: await perSecond() };
};
