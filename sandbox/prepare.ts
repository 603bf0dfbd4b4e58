import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { migrate } from './database/migrate.ts';
import { pgliteDialect } from './database/pglite-dialect.ts';
import { preparedDump } from './database/prepared-dump.ts';
import type { Database } from './database/schema.ts';

/** Part of the build: leaves an empty migrated database that first starts and tests unpack instead of making one. */
const prepare = async (file: string): Promise<void> => {
  const pglite = await PGlite.create();
  const db = new Kysely<Database>({ dialect: pgliteDialect(pglite) });
  await migrate(db);
  const dump = await pglite.dumpDataDir('gzip');
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder).filter((name) => name.startsWith('prepared-'))) {
    rmSync(join(folder, old), { force: true });
  }
  // Written beside and moved, so that nobody ever unpacks half of it.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, file);
  await db.destroy();
};

const file = preparedDump();
if (!existsSync(file)) await prepare(file);
