import { type Kysely, sql } from 'kysely';
import type { Database } from '../../sandbox/database/schema.ts';

/** A platform's data as it was once seeded, kept beside its tables and copied back in place of seeding again. */
export interface KeptData {
  /**
   * Makes the data as `seed` leaves it in empty tables. It is called once for each `key`; the copy of another key is
   * dropped. Identity columns go on counting, as they do in a platform that lives.
   */
  readonly restore: (key: string, seed: () => Promise<void>) => Promise<void>;
}

const SCHEMA = 'kept';
const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Keeps what a database was seeded with. Its user has to be a superuser, because references are restored in any order. */
export const keptData = (db: Kysely<Database>): KeptData => {
  const run = (text: string) => sql.raw(text).execute(db);
  let current: { readonly key: string; readonly restoring: string } | undefined;

  const keep = async (key: string, seed: () => Promise<void>): Promise<void> => {
    const tables = await db.introspection.getTables();
    const names = tables
      .filter(({ schema, name }) => schema !== SCHEMA && name !== 'migration')
      .map(({ name }) => name);
    const emptying = `truncate ${quoted(names)} cascade`;
    current = undefined;
    await run(emptying);
    await seed();
    await run(`drop schema if exists ${SCHEMA} cascade`);
    await run(`create schema ${SCHEMA}`);
    const filled: string[] = [];
    for (const name of names) {
      await run(`create table ${SCHEMA}."${name}" as table "${name}"`);
      const { rows } = await sql<{
        found: boolean;
      }>`select exists (select from ${sql.table(name)}) as found`.execute(db);
      if (rows[0]?.found) filled.push(name);
    }
    const copying = filled
      .map((name) => `insert into "${name}" overriding system value table ${SCHEMA}."${name}";`)
      .join('\n');
    const restoring = `do $$ begin
      ${emptying};
      perform set_config('session_replication_role', 'replica', true);
      ${copying}
      analyze ${quoted(filled)};
    end $$`;
    current = { key, restoring };
  };

  return {
    restore: async (key, seed) => {
      if (current?.key === key) await run(current.restoring);
      else await keep(key, seed);
    },
  };
};
