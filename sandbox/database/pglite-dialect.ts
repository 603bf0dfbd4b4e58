import type { PGlite } from '@electric-sql/pglite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

/**
 * Kysely over PGlite, which has one connection. Kysely's own dialect hands that connection to everyone at once, so
 * that a query from elsewhere joins a transaction that is open and is rolled back with it. Here a caller holds the
 * connection until it is released, and others wait. The outer database inside a transaction therefore waits for ever.
 */
export const pgliteDialect = (pglite: PGlite): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => pgliteDriver(pglite),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

const connectionOf = (pglite: PGlite): DatabaseConnection => ({
  executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
    const { rows, affectedRows } = await pglite.query<R>(query.sql, [...query.parameters]);
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
  },
  streamQuery: () => {
    throw new Error('PGlite does not stream.');
  },
});

const pgliteDriver = (pglite: PGlite): Driver => {
  const connection = connectionOf(pglite);
  let last: Promise<void> = Promise.resolve();
  let release: () => void = () => undefined;

  const run = async (text: string): Promise<void> => {
    await pglite.query(text);
  };

  return {
    init: () => pglite.waitReady,
    acquireConnection: async () => {
      const before = last;
      let done: () => void = () => undefined;
      last = new Promise((resolve) => {
        done = resolve;
      });
      await before;
      release = done;
      return connection;
    },
    releaseConnection: async () => release(),
    beginTransaction: () => run('begin'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    destroy: () => pglite.close(),
  };
};
