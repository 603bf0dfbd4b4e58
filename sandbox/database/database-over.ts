import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { preparingPool } from './preparing-pool.ts';
import type { Database } from './schema.ts';

/** The platform's tables over a pool of connections, which ends with it. */
export const databaseOver = (pool: pg.Pool, preparesStatements: boolean): Kysely<Database> => {
  // A lost connection is replaced at the next query, and only the query that was running on it fails. Without listeners,
  // on the pool for idle ones and on each for those in use, a server that is restarted would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparesStatements ? preparingPool(pool) : pool }),
  });
};
