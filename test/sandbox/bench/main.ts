import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../scripts/lib/postgres-server.mjs';
import { freeFrom, type SandboxProcess, spawnSandbox } from '../../../scripts/lib/sandbox-process.mjs';
import { findPostgres } from '../../../scripts/postgres.mjs';
import { type Pair, pageOverHttp, pagesOfDatabase } from './flat-lists.ts';
import { type Figures, figuresOf, READS } from './rounds.ts';
import { bareHono, pgbench } from './yardsticks.ts';

/** It ends after a deadline, even if something hangs. */
const ENDS_AFTER_MS = 15 * 60_000;

const PORTS_FROM = 6160;

const say = (...cells: readonly string[]): void => {
  const [name = '', ...rest] = cells;
  process.stdout.write(`${name.padEnd(26)}${rest.map((cell) => cell.padStart(20)).join('')}\n`);
};

const shown = (name: string, figures: Figures): void =>
  say(
    name,
    ...READS.map((read) => `${figures[read].perSecond.toFixed(0)}/s, ${figures[read].p99Ms.toFixed(0)} ms`),
  );

const ratio = (name: string, of: Figures, to: Figures): void =>
  say(name, ...READS.map((read) => (of[read].perSecond / to[read].perSecond).toFixed(2)));

const pages = (where: string, pairs: readonly Pair[]): void => {
  for (const { name, few, many } of pairs)
    say(
      `${where}: ${name}`.padEnd(52),
      `${few.toFixed(1)} ms`,
      `${many.toFixed(1)} ms`,
      (many / few).toFixed(2),
    );
};

/** A platform with the borrower of 5,000 loans. */
const withManyLoans = async (
  place: { readonly dataDir: string } | { readonly databaseUrl: string },
): Promise<Pair> => {
  const port = await freeFrom(PORTS_FROM);
  const platform = await spawnSandbox({ port, ...place, env: { SANDBOX_MANY_LOANS: '1' } });
  try {
    return await pageOverHttp(port);
  } finally {
    await platform.stop();
  }
};

const onPlatforms = async (
  count: number,
  place: { readonly dataDir: string } | { readonly databaseUrl: string },
): Promise<Figures> => {
  const platforms: SandboxProcess[] = [];
  try {
    for (let one = 0; one < count; one += 1)
      platforms.push(await spawnSandbox({ port: await freeFrom(PORTS_FROM + one * 5), ...place }));
    return await figuresOf(platforms.map(({ port }) => port));
  } finally {
    for (const platform of platforms) await platform.stop();
  }
};

const onServer = async <T>(programs: string, run: (databaseUrl: string) => Promise<T>): Promise<T> => {
  const server = await startPostgres(programs, { durable: true });
  try {
    return await run(server.url);
  } finally {
    await server.stop();
  }
};

const embedded = async <T>(run: (dataDir: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    return await run(join(folder, 'data'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** What the machine does at best, so that the figures above can be compared with those of another one. */
const besideYardsticks = async (programs: string, { 'loan list': list, payment }: Figures): Promise<void> => {
  const hono = await bareHono();
  const bench = await onServer(programs, (databaseUrl) => pgbench(programs, databaseUrl));
  const perSecond = (figure: number): string => `${figure.toFixed(0)}/s`;
  say('yardsticks of this machine'.padEnd(52), 'yardstick', 'PostgreSQL, one', 'ratio');
  const beside = (name: string, yardstick: number, own: number): void =>
    say(name.padEnd(52), perSecond(yardstick), perSecond(own), (own / yardstick).toFixed(3));
  beside('bare Hono, one JSON: loan list', hono.perSecond, list.perSecond);
  beside('pgbench, reads by key: loan list', bench.reading, list.perSecond);
  beside('pgbench, TPC-B: payment', bench.writing, payment.perSecond);
};

const main = async (): Promise<void> => {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('There is no PostgreSQL on this machine.');
  say('requests a second, p99', ...READS);
  const alone = await embedded((dataDir) => onPlatforms(1, { dataDir }));
  shown('embedded, one process', alone);
  const one = await onServer(programs, (databaseUrl) => onPlatforms(1, { databaseUrl }));
  shown('PostgreSQL, one process', one);
  const two = await onServer(programs, (databaseUrl) => onPlatforms(2, { databaseUrl }));
  shown('PostgreSQL, two processes', two);
  ratio('PostgreSQL to embedded', one, alone);
  ratio('two processes to one', two, one);
  await besideYardsticks(programs, one);
  say('first pages of ten, median'.padEnd(52), 'few rows', 'most rows', 'ratio');
  pages('embedded', await pagesOfDatabase({}));
  pages('embedded', [await embedded((dataDir) => withManyLoans({ dataDir }))]);
  pages('PostgreSQL', await onServer(programs, (databaseUrl) => pagesOfDatabase({ databaseUrl })));
  pages('PostgreSQL', [await onServer(programs, (databaseUrl) => withManyLoans({ databaseUrl }))]);
};

setTimeout(() => {
  process.stderr.write('The benchmark took too long and was ended.\n');
  process.exit(1);
}, ENDS_AFTER_MS).unref();
main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
