import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type DatabasePlace, openDatabase } from '../../sandbox/database/open-database.ts';
import { startPostgres } from '../../scripts/lib/postgres-server.mjs';
import { freeFrom, spawnSandbox } from '../../scripts/lib/sandbox-process.mjs';
import { findPostgres } from '../../scripts/postgres.mjs';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type Killable, killTrial, type TrialRecord } from './support/kill-trial.ts';
import { engine } from './support/own-database.ts';

/** `npm run trial:kill` asks for fifty. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const MS_FOR_A_KILL = 20_000;

const embedded = async (): Promise<{ readonly place: DatabasePlace; readonly under: Killable }> => {
  const dataDir = join(temporaryFolder(), 'data');
  const port = await freeFrom(6120);
  return { place: { dataDir }, under: { start: () => spawnSandbox({ port, dataDir }) } };
};

/** A server that keeps its promises, unlike the one that the other tests share. */
const onServer = async (): Promise<{ readonly place: DatabasePlace; readonly under: Killable }> => {
  const server = await startPostgres(findPostgres() ?? '', { durable: true });
  onTestFinished(server.stop);
  const port = await freeFrom(6140);
  const cutServer = async (): Promise<void> => {
    await server.kill();
    await server.restart();
  };
  const place = { databaseUrl: server.url };
  return { place, under: { cutServer, start: () => spawnSandbox({ port, ...place }) } };
};

/** What the database holds of a trial's payments, by key, and what in its books does not add up. */
const booksAfter = async (place: DatabasePlace, { payments }: TrialRecord) => {
  const { db, close } = await openDatabase(place);
  try {
    const keys = payments.map(({ key }) => key);
    const rows = await db
      .selectFrom('payment')
      .select((eb) => [
        'id',
        'request_key',
        'amount',
        eb
          .selectFrom('journal')
          .select((of) => of.fn.countAll<number>().as('count'))
          .whereRef('journal.payment_id', '=', 'payment.id')
          .as('journals'),
      ])
      .where('request_key', 'in', keys)
      .execute();
    const unbalanced = await db
      .selectFrom('posting')
      .select('journal_id')
      .groupBy('journal_id')
      .having(sql<boolean>`sum(amount) <> 0`)
      .execute();
    const letters = await db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('code', 'is', null)
      .executeTakeFirstOrThrow();
    return { rows, unbalanced, letters: letters.count };
  } finally {
    await close();
  }
};

test(
  `${KILLS} kills in the middle of payments lose none that was acknowledged and book none twice`,
  async () => {
    const began = Date.now();
    const { place, under } = await (engine === 'embedded' ? embedded() : onServer());
    const trial = await killTrial(under, KILLS, Math.random);
    const { rows, unbalanced, letters } = await booksAfter(place, trial);
    const of = (outcome: string) => trial.payments.filter((payment) => payment.outcome === outcome);
    const acknowledged = of('acknowledged');
    const sorted = trial.startsMs.toSorted((a, b) => a - b);
    process.stdout.write(
      `${engine}: ${trial.kills} kills, ${trial.payments.length} payments sent, ` +
        `${trial.payments.filter(({ wasCut }) => wasCut).length} cut off, ${acknowledged.length} acknowledged in the end, ` +
        `${trial.lost.length} lost, ${rows.length - new Set(rows.map((row) => row.request_key)).size} twice, ` +
        `start again ${sorted[Math.floor(sorted.length / 2)]} ms, ${Math.round((Date.now() - began) / 1000)} s in all\n`,
    );
    expect(trial.payments.filter(({ wasCut }) => wasCut).length).toBeGreaterThanOrEqual(KILLS);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(trial.lost).toEqual([]);
    expect(of('unknown')).toEqual([]);
    const booked = rows.map(({ id, request_key, amount }) => `${request_key} ${id} ${amount}`).toSorted();
    expect(booked).toEqual(acknowledged.map(({ key, id, cents }) => `${key} ${id} ${cents}`).toSorted());
    expect(rows.filter(({ journals }) => Number(journals) !== 1)).toEqual([]);
    expect(unbalanced).toEqual([]);
    expect(letters).toBe(acknowledged.length);
  },
  300_000 + KILLS * MS_FOR_A_KILL,
);
