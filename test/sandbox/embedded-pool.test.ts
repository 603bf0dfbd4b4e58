import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedPool } from '../../sandbox/database/embedded-pool.ts';

let engine: PGlite;
let pool: ReturnType<typeof embeddedPool>;
beforeAll(async () => {
  engine = await PGlite.create();
  pool = embeddedPool(engine);
  await pool.query('create table kept (id int8 primary key, word text)');
});
afterAll(() => engine.close());

test('a statement that fails is told by its SQLSTATE, and the next one is answered', async () => {
  await pool.query('insert into kept values ($1, $2)', [1, 'one']);
  await expect(pool.query('insert into kept values ($1, $2)', [1, 'again'])).rejects.toMatchObject({
    code: '23505',
  });
  await expect(pool.query('no statement')).rejects.toMatchObject({ code: '42601' });
  expect((await pool.query('select * from kept')).rows).toEqual([{ id: 1, word: 'one' }]);
});

test('a statement under a name is planned once and executed with other values', async () => {
  const named = (id: number) =>
    pool.query({ name: 'by id', text: 'select $1::int8 as id', values: [id] }).then(({ rows }) => rows);
  expect([await named(1), await named(2)]).toEqual([[{ id: 1 }], [{ id: 2 }]]);
  const { rows } = await pool.query("select name from pg_prepared_statements where name = 'by id'");
  expect(rows).toHaveLength(1);
});

test('no statement of another caller runs within a transaction', async () => {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query("insert into kept values (7, 'mine')");
  const other = pool.query("insert into kept values (8, 'theirs')");
  await holder.query('rollback');
  holder.release();
  await other;
  expect((await pool.query('select id from kept where id > 5')).rows).toEqual([{ id: 8 }]);
});

test('answers and parameters of some megabytes come whole', async () => {
  const long = 'é'.repeat(3_000_000);
  const { rows } = await pool.query('select $1::text as word, length($1::text) as letters', [long]);
  expect(rows[0].letters).toBe(long.length);
  expect(rows[0].word === long).toBe(true);
});

test('the end of the pool ends the connection, and leaves the engine to whoever opened it', async () => {
  await pool.end();
  expect((await engine.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
