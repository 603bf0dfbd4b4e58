import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../sandbox/database/open-database.ts';
import { memoryDatabase } from '../../support/memory-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server that tests run on, and the migrated database on it that theirs are copied from. */
    postgres: { readonly url: string; readonly template: string } | undefined;
  }
}

const server = inject('postgres');

/** Which of the two databases this run is about. */
export const engine = server === undefined ? 'embedded' : 'postgres';

const asAdmin = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
};

/** A new database on the server of this run, by its address: migrated, or without a table. Throws on the embedded one. */
export const newDatabaseUrl = async (
  state: 'migrated' | 'blank' = 'migrated',
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> => {
  if (server === undefined) throw new Error('This run has no PostgreSQL server.');
  const name = `sandbox_${randomUUID().replaceAll('-', '')}`;
  const template = state === 'migrated' ? server.template : 'template1';
  await asAdmin(server.url, `create database ${name} template ${template}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(server.url, `drop database if exists ${name} with (force)`) };
};

/** A database of a test file's own: in memory, or a new one on the server of this run. */
export const ownDatabase = async (): Promise<OpenDatabase> => {
  if (server === undefined) return memoryDatabase();
  const { url, drop } = await newDatabaseUrl();
  const opened = await openDatabase({ databaseUrl: url });
  return {
    db: opened.db,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
};
