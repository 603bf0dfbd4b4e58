import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { createStatementNames, type StatementNames } from './statement-names.ts';

/** What PostgreSQL answers when the tables of a prepared statement have changed under it. */
const PLAN_OUTDATED = '0A000';

const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === PLAN_OUTDATED;

const preparing = (client: pg.PoolClient, names: StatementNames): PostgresPoolClient => {
  const run = async (text: string, parameters: readonly unknown[]) => {
    const values = [...parameters];
    const name = names.nameOf(text);
    if (name === undefined) return client.query(text, values);
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (!isOutdated(error)) throw error;
      names.leaveOut(text);
      // Within a transaction this fails as well, and reports the reason.
      return client.query(text, values).catch(() => {
        throw error;
      });
    }
  };
  function query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(given: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []): unknown {
    if (typeof given !== 'string') throw new Error('The platform streams nothing');
    return run(given, parameters);
  }
  return { query, release: (destroy) => client.release(destroy) };
};

/**
 * A pool whose connections prepare each statement under a name the first time, and only execute it from then on: planning a read
 * of the loans takes longer than reading them. Statements are kept per connection, so a pooler between that hands connections from
 * transaction to transaction must not be used with it.
 */
export const preparingPool = (pool: pg.Pool): PostgresPool => {
  const names = createStatementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparing(client, names);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
};
