import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '../../sandbox/database/open-database.ts';

const free: OpenDatabase[] = [];

const emptied = async (opened: OpenDatabase): Promise<OpenDatabase> => {
  const tables = await opened.db.introspection.getTables();
  const names = tables
    .filter(({ name }) => name !== 'migration')
    .map(({ schema, name }) => sql.id(schema ?? 'public', name));
  await sql`truncate ${sql.join(names)} restart identity cascade`.execute(opened.db);
  return opened;
};

/**
 * An empty migrated database in memory. Starting the engine takes a second, so a closed one is handed out again to the next
 * test file of the same worker.
 */
export const memoryDatabase = async (): Promise<OpenDatabase> => {
  const used = free.pop();
  const opened = used ? await emptied(used) : await openDatabase({});
  return {
    db: opened.db,
    close: async () => {
      free.push(opened);
    },
  };
};
