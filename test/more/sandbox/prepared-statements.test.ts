import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listQuerySchema } from '../../../sandbox/contract/agreement.ts';
import { type OpenDatabase, openDatabase } from '../../../sandbox/database/open-database.ts';
import { demoTenants } from '../../../sandbox/index.ts';
import { listAgreements } from '../../../sandbox/servicing/list-agreements.ts';
import { addLargeLists, FEW, MANY } from '../../sandbox/support/large-lists.ts';
import { newDatabaseUrl } from '../../sandbox/support/own-database.ts';

const TODAY = '2026-03-11';
/** PostgreSQL decides after five executions whether one plan does for all values. */
const OFTEN = 8;

const northwind = demoTenants.find(({ id }) => id === 'northwind');
if (!northwind) throw new Error('There is Northwind.');

const page = ({ db }: OpenDatabase, buyerId: string) =>
  listAgreements(db, { tenant: 'northwind', buyerId }, listQuerySchema.parse({ limit: 10 }), {
    tenant: northwind,
    today: TODAY,
    now: Date.parse(`${TODAY}T12:00:00Z`),
  });

const preparedBy = ({ db }: OpenDatabase) =>
  db.connection().execute(async (connection) => {
    await connection.selectFrom('buyer').select('id').limit(1).execute();
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      connection,
    );
    return rows.map(({ statement }) => statement);
  });

describe('prepared statements on PostgreSQL', () => {
  const withDatabases = async (
    play: (prepared: OpenDatabase, plain: OpenDatabase) => Promise<void>,
  ): Promise<void> => {
    const { url, drop } = await newDatabaseUrl();
    const prepared = await openDatabase({ databaseUrl: url });
    const plain = await openDatabase({ databaseUrl: url, preparesStatements: false });
    try {
      await play(prepared, plain);
    } finally {
      await prepared.close();
      await plain.close();
      await drop();
    }
  };

  test('are kept per connection, and not made where that is switched off', () =>
    withDatabases(async (prepared, plain) => {
      expect(await preparedBy(prepared)).toContainEqual(expect.stringContaining('from "buyer"'));
      expect(await preparedBy(plain)).toEqual([]);
    }));

  test('answer a borrower of ten loans and one of 5,000 as unprepared ones do, whichever was first and however often', () =>
    withDatabases(async (prepared, plain) => {
      await addLargeLists(prepared.db);
      const few = await page(plain, FEW.buyer);
      const many = await page(plain, MANY.buyer);
      expect(few).not.toEqual(many);
      for (const order of [
        [FEW.buyer, MANY.buyer],
        [MANY.buyer, FEW.buyer],
      ])
        for (let time = 0; time < OFTEN; time += 1)
          for (const buyer of order)
            expect(await page(prepared, buyer)).toEqual(buyer === FEW.buyer ? few : many);
    }));

  test('go on when a table changes under them', () =>
    withDatabases(async (prepared, plain) => {
      const read = () => prepared.db.selectFrom('buyer').selectAll().limit(1).execute();
      await prepared.db.connection().execute(async (connection) => {
        const all = () => connection.selectFrom('buyer').selectAll().limit(1).execute();
        await all();
        await sql`alter table buyer add column added text`.execute(plain.db);
        await all();
      });
      await read();
    }));
});
