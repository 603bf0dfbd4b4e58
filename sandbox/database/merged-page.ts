import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';

/** How a page is sorted, and how many rows it has; rows of one value go by their id. */
export interface PageOrder {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
}

/**
 * The page of several queries together. Each fixes the first columns of an index and is a page of its own, read from one
 * range of that index; one query with `in` would read everything of all of them and sort it.
 */
export const mergedPage = async <O>(
  db: Kysely<Database>,
  queries: readonly SelectQueryBuilder<Database, keyof Database, O>[],
  { column, direction, limit }: PageOrder,
): Promise<readonly O[]> => {
  if (queries.length === 0) return [];
  const pages = queries.map((query) =>
    query.orderBy(sql.ref(column), direction).orderBy(sql.ref('id'), direction).limit(limit),
  );
  const all = sql.join(pages, sql` union all `);
  const way = sql.raw(direction);
  const { rows } = await sql<O>`select * from (${all}) as merged
    order by ${sql.ref(column)} ${way}, id ${way} limit ${limit}`.execute(db);
  return rows;
};
