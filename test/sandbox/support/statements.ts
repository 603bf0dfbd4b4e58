import type { CompiledQuery, Kysely, KyselyPlugin } from 'kysely';
import type { Database } from '../../../sandbox/database/schema.ts';

/** The same database, by which what is asked of it is kept, and everything that was asked so far. */
export const keepingStatements = (
  db: Kysely<Database>,
): { readonly db: Kysely<Database>; readonly statements: readonly CompiledQuery[] } => {
  const statements: CompiledQuery[] = [];
  const keeper: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(keeper), statements };
};
