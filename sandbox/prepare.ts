import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { databaseOver } from './database/database-over.ts';
import { embeddedPool } from './database/embedded-pool.ts';
import { migrate } from './database/migrate.ts';
import { populatedDump, preparedDump } from './database/prepared-dump.ts';
import { manyLoansPerson } from './people/many-loans/many-loans-person.ts';
import { prepareManyLoans } from './people/many-loans/provide-many-loans.ts';
import { demoTenants } from './tenants/demo-tenants.ts';

const keep = async (pglite: PGlite, file: string): Promise<void> => {
  const dump = await pglite.dumpDataDir('none');
  // Written to a temporary file and moved, so that no process unpacks half of it.
  const unfinished = `${file}.${process.pid}`;
  // Packed lightly: the engine would take three times as long for a tenth less.
  writeFileSync(unfinished, gzipSync(Buffer.from(await dump.arrayBuffer()), { level: 1 }));
  renameSync(unfinished, file);
};

const LOG = '/pglite/data/pg_wal';

/**
 * Drops the log of the writes that are in the tables by now, and the files that wait to be written next. The engine
 * keeps a hundred megabytes of them, which need not be unpacked.
 */
const forgetWrites = async (pglite: PGlite): Promise<void> => {
  await pglite.exec('checkpoint');
  const { rows } = await pglite.query<{ name: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as name',
  );
  const { FS } = pglite.Module;
  for (const name of FS.readdir(LOG)) {
    if (/^[0-9A-F]{24}$/.test(name) && name !== rows[0]?.name) FS.unlink(`${LOG}/${name}`);
  }
};

const removeOthers = (folder: string, files: readonly string[]): void => {
  const kept = files.map((file) => basename(file));
  for (const name of readdirSync(folder)) {
    if (/^prepared-.*\.gz$/.test(name) && !kept.includes(name)) rmSync(join(folder, name), { force: true });
  }
};

/**
 * Part of the build: leaves a migrated database that first starts and tests unpack instead of making one, once empty
 * and once with the borrower whose many loans take seconds to write.
 */
const prepare = async (empty: string, populated: string): Promise<void> => {
  mkdirSync(dirname(empty), { recursive: true });
  const pglite = await PGlite.create();
  const db = databaseOver(embeddedPool(pglite), false);
  await migrate(db);
  await keep(pglite, empty);
  const tenant = demoTenants.find(({ id }) => id === manyLoansPerson.tenant);
  // Rows that were made together refer to each other; looking each reference up takes longer than writing it.
  await sql`set session_replication_role = replica`.execute(db);
  if (tenant) await prepareManyLoans(db, tenant, Date.now());
  await sql`set session_replication_role = origin`.execute(db);
  // The embedded engine never does so automatically, and plans by the statistics of its tables.
  await sql`vacuum analyze`.execute(db);
  await forgetWrites(pglite);
  await keep(pglite, populated);
  await db.destroy();
  removeOthers(dirname(empty), [empty, populated]);
};

await prepare(preparedDump(), populatedDump());
