import { existsSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockDataFolder } from './data-lock.ts';
import { migrate, NEWEST_MIGRATION } from './migrate.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import type { Database } from './schema.ts';

/** An open database and how to let go of it. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly close: () => Promise<void>;
}

export interface DatabasePlace {
  /** PostgreSQL, when given. */
  readonly databaseUrl?: string | undefined;
  /** Folder of the embedded database; without it and without databaseUrl the database lives in memory. */
  readonly dataDir?: string | undefined;
}

const INT8 = 20;
const DATE = 1082;
/** Cents and epoch milliseconds stay within safe integers; days stay text. */
const parsers: Readonly<Record<number, (value: string) => unknown>> = {
  [INT8]: Number,
  [DATE]: (value) => value,
};

/** Where `prepare.ts` leaves an empty migrated database: making one from nothing takes seconds. */
export const preparedDump = (): string =>
  fileURLToPath(new URL(`../dist/prepared-${NEWEST_MIGRATION}.tar.gz`, import.meta.url));

const openPostgres = (url: string): OpenDatabase => {
  const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ??
    (format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid));
  const pool = new pg.Pool({ connectionString: url, max: 10, types: { getTypeParser } });
  // A lost idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
};

const openEmbedded = async (dataDir: string | undefined): Promise<OpenDatabase> => {
  const release = dataDir === undefined ? () => undefined : lockDataFolder(dataDir);
  try {
    const folder = dataDir === undefined ? undefined : join(dataDir, 'database');
    const isNew = folder === undefined || !existsSync(join(folder, 'PG_VERSION'));
    const dump = preparedDump();
    const pglite = await PGlite.create({
      ...(folder === undefined ? {} : { dataDir: folder }),
      ...(isNew && existsSync(dump) ? { loadDataDir: await openAsBlob(dump) } : {}),
      parsers: { [types.INT8]: Number, [types.DATE]: (value: string) => value },
    });
    const db = new Kysely<Database>({ dialect: pgliteDialect(pglite) });
    const close = async (): Promise<void> => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      release();
    };
    return { db, close };
  } catch (error) {
    release();
    throw error;
  }
};

/** Opens and migrates the platform's database. Throws DataFolderError where the data folder is held or unwritable. */
export const openDatabase = async ({ databaseUrl, dataDir }: DatabasePlace): Promise<OpenDatabase> => {
  const opened = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir);
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
};
