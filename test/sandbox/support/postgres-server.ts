import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../sandbox/database/open-database.ts';
import { startPostgres } from '../../../scripts/lib/postgres-server.mjs';
import { findPostgres } from '../../../scripts/postgres.mjs';

const TEMPLATE = 'sandbox_template';

/** Starts one PostgreSQL server for all files of the project, with a migrated database that each copies its own from. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const programs = findPostgres();
  if (programs === undefined) {
    throw new Error(
      'There is no PostgreSQL on this machine: install it, or name its folder by POSTGRES_BIN.',
    );
  }
  const server = await startPostgres(programs);
  try {
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    await admin.query(`create database ${TEMPLATE}`);
    await admin.end();
    const url = new URL(server.url);
    url.pathname = `/${TEMPLATE}`;
    await (await openDatabase({ databaseUrl: url.href })).close();
    project.provide('postgres', { url: server.url, template: TEMPLATE });
    return server.stop;
  } catch (error) {
    await server.stop();
    throw error;
  }
};
