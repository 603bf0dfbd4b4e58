import { existsSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { lockDataFolder } from './data-lock.ts';
import { databaseOver } from './database-over.ts';
import { embeddedPool } from './embedded-pool.ts';
import { migrate } from './migrate.ts';
import { populatedDump, preparedDump } from './prepared-dump.ts';
import type { Database } from './schema.ts';
import { valueTypes } from './value-types.ts';

/** An open database and how to let go of it. */
export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly close: () => Promise<void>;
}

export interface DatabasePlace {
  /** PostgreSQL, when given. */
  readonly databaseUrl?: string | undefined;
  /** Whether statements are prepared on PostgreSQL. Default true; no pooler in transaction mode may be in between then. */
  readonly preparesStatements?: boolean;
  /** Folder of the embedded database; without it and without databaseUrl the database lives in memory. */
  readonly dataDir?: string | undefined;
  /** Whether a new one may begin with the borrower who has many loans. Default false. */
  readonly hasManyLoans?: boolean;
}

/** A database server that cannot be used; the message is one line for the operator. */
export class DatabaseError extends Error {}

const openPostgres = (url: string, preparesStatements: boolean): OpenDatabase => {
  const pool = new pg.Pool({ connectionString: url, max: 10, types: valueTypes });
  const db = databaseOver(pool, preparesStatements);
  return { db, close: () => db.destroy() };
};

/** Opens the engine; a new database is unpacked from the prepared one where there is one. */
const openEngine = async ({ dataDir, hasManyLoans = false }: DatabasePlace): Promise<PGlite> => {
  const dump = hasManyLoans && existsSync(populatedDump()) ? populatedDump() : preparedDump();
  const fromDump = async () => (existsSync(dump) ? { loadDataDir: await openAsBlob(dump) } : {});
  if (dataDir === undefined) return PGlite.create(await fromDump());

  const folder = join(dataDir, 'database');
  const unfinished = join(dataDir, 'making-database');
  // A start that was cut off while it made the database left half of one.
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  if (existsSync(join(folder, 'PG_VERSION'))) return PGlite.create({ dataDir: folder });
  writeFileSync(unfinished, '');
  const made = await PGlite.create({ ...(await fromDump()), dataDir: folder });
  rmSync(unfinished);
  return made;
};

const openEmbedded = async (place: DatabasePlace): Promise<OpenDatabase> => {
  const { dataDir } = place;
  const release = dataDir === undefined ? () => undefined : lockDataFolder(dataDir);
  try {
    const pglite = await openEngine(place);
    const db = databaseOver(embeddedPool(pglite), true);
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

/** Codes of a server that is not there, and of one that refuses the user or does not know the database. */
const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'ECONNRESET', '28P01', '28000', '3D000'];

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const isUnreachable = (error: unknown): boolean => UNREACHABLE.some((code) => code === codeOf(error));

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : String(codeOf(error));

/**
 * Releases keys whose work was interrupted, in a database that no other process uses: a retry need not wait until the
 * claim counts as abandoned.
 */
const releaseClaims = async (db: Kysely<Database>): Promise<void> => {
  await db.deleteFrom('idempotency').where('state', '=', 'RUNNING').execute();
};

/** Opens and migrates the platform's database. Throws DataFolderError or DatabaseError. */
export const openDatabase = async (place: DatabasePlace): Promise<OpenDatabase> => {
  const { databaseUrl, preparesStatements = true } = place;
  const opened = databaseUrl ? openPostgres(databaseUrl, preparesStatements) : await openEmbedded(place);
  try {
    await migrate(opened.db);
    if (!databaseUrl) await releaseClaims(opened.db);
    // A server updates its planner statistics automatically; the embedded engine never does.
    if (place.dataDir !== undefined && !databaseUrl) await sql`analyze`.execute(opened.db);
    return opened;
  } catch (error) {
    await opened.close().catch(() => undefined);
    if (databaseUrl && isUnreachable(error)) {
      throw new DatabaseError(`The database of DATABASE_URL cannot be opened (${reasonOf(error)}).`);
    }
    throw error;
  }
};
