import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { at } from './paths.mjs';

/** The tables created by the sandbox's migrations, the record of migrations last. */
const tableNames = () => {
  const folder = at('sandbox', 'database', 'migrations');
  const source = readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
  const made = Array.from(
    source.matchAll(/create table (?:if not exists )?(\w+)/gi),
    ([, name]) => name ?? '',
  );
  return [...new Set(made), 'migration'];
};

/**
 * Drops the sandbox's tables, and nothing else, from a PostgreSQL database. Refuses a database without the sandbox's tables.
 * @param {string} url
 * @returns {Promise<{ removed: boolean, message: string }>}
 */
export const dropTables = async (url) => {
  const pg = createRequire(at('sandbox', 'package.json'))('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.query("set lock_timeout = '5s'");
    const { rows } = await client.query("select to_regclass('migration') is not null as ours");
    if (rows[0]?.ours !== true) {
      return { removed: true, message: 'The database holds no tables of the sandbox.' };
    }
    const names = tableNames().map((name) => `"${name}"`);
    await client.query(`drop table if exists ${names.join(', ')} cascade`);
    return { removed: true, message: 'Dropped the tables of the sandbox. The next start makes them new.' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { removed: false, message: `The tables of the sandbox could not be dropped: ${reason}` };
  } finally {
    await client.end().catch(() => undefined);
  }
};
