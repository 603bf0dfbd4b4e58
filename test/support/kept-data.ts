import { type Kysely, sql } from 'kysely';
import type { Database } from '../../sandbox/database/schema.ts';

/** A platform's data as it was once seeded, kept beside its tables and copied back in place of seeding again. */
export interface KeptData {
  /**
   * Makes the data as `seed` leaves it in empty tables. It is called once for each `key`; the copy of another key is
   * dropped. Identity columns continue counting, as on a running platform.
   */
  readonly restore: (key: string, seed: () => Promise<void>) => Promise<void>;
}

const SCHEMA = 'kept';
const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/**
 * Notes which tables are written to. It only ever inserts, so that transactions which write to the same table do not wait for
 * each other more than they do without it.
 */
const NOTING = [
  `create table ${SCHEMA}.written (name text not null)`,
  `create function ${SCHEMA}.note() returns trigger language plpgsql as $$ begin
    insert into ${SCHEMA}.written values (tg_table_name);
    return null;
  end $$`,
];

/** Whole rows are compared, so that only those are written that a test has changed. References and notes are off meanwhile. */
const RESTORING = `do $$ declare changed text; begin
  perform set_config('session_replication_role', 'replica', true);
  for changed in select distinct name from ${SCHEMA}.written loop
    execute format('delete from %1$I here where not exists (select from ${SCHEMA}.%1$I there where there = here)', changed);
    execute format('insert into %1$I overriding system value select * from ${SCHEMA}.%1$I except select * from %1$I', changed);
  end loop;
  delete from ${SCHEMA}.written;
end $$`;

/** Keeps what a database was seeded with. Its user has to be a superuser, because references are restored in any order. */
export const keptData = (db: Kysely<Database>): KeptData => {
  const run = (text: string) => sql.raw(text).execute(db);
  let current: string | undefined;

  const keep = async (seed: () => Promise<void>): Promise<void> => {
    const tables = await db.introspection.getTables();
    const names = tables
      .filter(({ schema, name }) => schema !== SCHEMA && name !== 'migration')
      .map(({ name }) => name);
    await run(`drop schema if exists ${SCHEMA} cascade`);
    await run(`truncate ${quoted(names)} cascade`);
    await seed();
    await run(`analyze ${quoted(names)}`);
    await run(`create schema ${SCHEMA}`);
    for (const statement of NOTING) await run(statement);
    for (const name of names) {
      await run(`create table ${SCHEMA}."${name}" as table "${name}"`);
      await run(
        `create trigger noted after insert or update or delete or truncate on "${name}" execute function ${SCHEMA}.note()`,
      );
    }
  };

  return {
    restore: async (key, seed) => {
      if (current === key) return void (await run(RESTORING));
      current = undefined;
      await keep(seed);
      current = key;
    },
  };
};
