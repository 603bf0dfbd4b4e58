import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueToken } from '../../sandbox/auth/session-token.ts';
import { addDays } from '../../sandbox/calendar/plain-date.ts';
import { dateIn } from '../../sandbox/calendar/zone.ts';
import {
  activityListSchema,
  agreementListSchema,
  listQuerySchema,
} from '../../sandbox/contract/agreement.ts';
import { type OpenDatabase, openDatabase } from '../../sandbox/database/open-database.ts';
import { createPlatform, demoTenants, type Platform } from '../../sandbox/index.ts';
import { manyLoansPerson } from '../../sandbox/people/many-loans/many-loans-person.ts';
import { moveOpenLoans } from '../../sandbox/people/many-loans/move-open-loans.ts';
import { provideManyLoans } from '../../sandbox/people/many-loans/provide-many-loans.ts';
import { listAgreements } from '../../sandbox/servicing/list-agreements.ts';
import type { Owner } from '../../sandbox/servicing/loan-store.ts';
import { checkedPlatform } from '../support/contract/checked-platform.ts';
import { type Client, clientOf } from './support/client.ts';
import { engine, ownDatabase } from './support/own-database.ts';
import { readLoan } from './support/payment-steps.ts';
import { takenBy } from './support/rows-read.ts';
import { TEST_KEY } from './support/sandbox.ts';
import { keepingStatements } from './support/statements.ts';

const AGREEMENTS = '/api/servicing/payment-agreement';
const FIRST_START = Date.now();
const harbour = demoTenants.find(({ id }) => id === manyLoansPerson.tenant);
if (!harbour) throw new Error('There is Harbour.');
/** Their loans have no more than twenty instalments. */
const MOST_INSTALMENTS = 20;
/** For more than a hundred thousand rows, some thousands at a time: one each would take minutes. */
const STATEMENTS = 60;

let platform: Platform;
let database: OpenDatabase;
/** What the first start asked of its database. */
let ofFirstStart: readonly CompiledQuery[] = [];
let owner: Owner;
let quincy: Client;
beforeAll(async () => {
  // The embedded one comes from the dump of the build; a server's is empty, and its first start writes them.
  database = engine === 'postgres' ? await ownDatabase() : await openDatabase({ hasManyLoans: true });
  const kept = keepingStatements(database.db);
  platform = checkedPlatform(
    await createPlatform({
      database: { ...database, db: kept.db },
      tenants: demoTenants,
      signingKey: TEST_KEY,
      clock: () => FIRST_START,
      log: () => undefined,
      hasManyLoans: true,
    }),
  );
  ofFirstStart = [...kept.statements];
  const { id } = await database.db
    .selectFrom('buyer')
    .select('id')
    .where('email', '=', manyLoansPerson.email)
    .executeTakeFirstOrThrow();
  owner = { tenant: harbour.id, buyerId: id };
  const { token } = await issueToken(
    { buyerId: id, tenant: harbour.id, since: FIRST_START },
    TEST_KEY,
    FIRST_START,
  );
  quincy = clientOf(platform, harbour.id, token);
}, 300_000);
afterAll(() => platform.close());

const countOf = async (table: 'agreement' | 'payment'): Promise<number> => {
  const { count } = await database.db
    .selectFrom(table)
    .innerJoin('buyer', 'buyer.id', `${table}.buyer_id`)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('buyer.email', '=', manyLoansPerson.email)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Every page of a list, one after the other. */
const pages = async (query: string): Promise<readonly (readonly { readonly id: string }[])[]> => {
  const all: (readonly { readonly id: string }[])[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const path: string = `${AGREEMENTS}?${query}&limit=200${cursor === '' ? '' : `&cursor=${cursor}`}`;
    const { items, nextCursor }: { items: { id: string }[]; nextCursor: string | null } = await quincy.expect(
      agreementListSchema,
      'GET',
      path,
    );
    all.push(items);
    cursor = nextCursor;
  }
  return all;
};

describe('the borrower with the most loans', () => {
  test('is written by a few statements at a first start, where it is not there already', () => {
    const written = ofFirstStart.filter((query) => query.sql.includes('jsonb_populate_recordset'));
    if (engine === 'embedded') return expect(written).toEqual([]);
    expect(written.length).toBeGreaterThan(0);
    expect(written.length).toBeLessThanOrEqual(STATEMENTS);
  });

  test('is not written again by the next start, nor by two at once', async () => {
    const kept = keepingStatements(database.db);
    await Promise.all([
      provideManyLoans(kept.db, harbour, FIRST_START),
      provideManyLoans(kept.db, harbour, FIRST_START),
    ]);
    const verbs = kept.statements.map((query) => query.sql.split(' ').slice(0, 3).join(' '));
    expect(verbs.toSorted()).toEqual(
      Array(2).fill(['insert into "setting"', 'select "value" from']).flat().toSorted(),
    );
    expect(await countOf('agreement')).toBe(5_000);
  });

  test('is included in the planner’s statistics at once', async () => {
    const { rows } = await sql<{ about: number }>`select reltuples::float8 as about from pg_class
      where relname = 'payment'`.execute(database.db);
    expect(rows[0]?.about).toBeGreaterThan(45_000);
  });

  test('has 5,000 loans and 50,000 activities', async () => {
    expect([await countOf('agreement'), await countOf('payment')]).toEqual([5_000, 50_000]);
  });

  test.each(['due', 'opened', 'balance'])(
    'is listed by %s, each loan once, a page at a time',
    async (sort) => {
      const found = await pages(`sort=${sort}`);
      expect(found.length).toBe(25);
      expect(new Set(found.flat().map(({ id }) => id)).size).toBe(5_000);
    },
  );

  test('owes what the books say, and every book balances', async () => {
    const { db } = database;
    const sums = await db
      .selectFrom('posting')
      .innerJoin('agreement', 'agreement.id', 'posting.agreement_id')
      .innerJoin('buyer', 'buyer.id', 'agreement.buyer_id')
      .select((eb) => ['agreement.id', 'agreement.balance', eb.fn.sum<string>('amount').as('all')])
      .select((eb) =>
        eb.fn
          .sum<string>('amount')
          .filterWhere('account', 'in', ['PRINCIPAL', 'INTEREST', 'FEES'])
          .as('owed'),
      )
      .where('buyer.email', '=', manyLoansPerson.email)
      .groupBy(['agreement.id', 'agreement.balance'])
      .execute();
    expect(sums.length).toBe(5_000);
    expect(sums.every(({ all }) => Number(all) === 0)).toBe(true);
    expect(sums.filter(({ owed, balance }) => Number(owed ?? 0) !== balance)).toEqual([]);
  });

  test('has a first page that reads no more rows than the page is of', async () => {
    const query = listQuerySchema.parse({ limit: 5 });
    const { mostRows } = await takenBy(database.db, (db) =>
      listAgreements(db, owner, query, {
        tenant: harbour,
        today: dateIn(harbour.timezone, FIRST_START),
        now: FIRST_START,
      }),
    );
    expect(mostRows).toBeLessThanOrEqual(6 * MOST_INSTALMENTS);
  });

  test('can be read loan by loan, with history', async () => {
    const [open] = (
      await quincy.expect(agreementListSchema, 'GET', `${AGREEMENTS}?status=OUTSTANDING&limit=1`)
    ).items;
    const [closed] = (await quincy.expect(agreementListSchema, 'GET', `${AGREEMENTS}?status=PAID&limit=1`))
      .items;
    for (const summary of [open, closed]) {
      const loan = await readLoan(quincy, summary?.id ?? '');
      expect(loan.schedule.length).toBeGreaterThan(0);
      const history = await quincy.expect(activityListSchema, 'GET', `${AGREEMENTS}/${loan.id}/history`);
      expect(history.items.length).toBeGreaterThan(0);
    }
    expect(open?.pastDue.amount).toBe(0);
  });

  test('has the same open loans on a later first day, each date as much later', async () => {
    const open = async () => {
      const { items } = await quincy.expect(
        agreementListSchema,
        'GET',
        `${AGREEMENTS}?status=OUTSTANDING&limit=200`,
      );
      return new Map(items.map((item) => [item.id, item]));
    };
    const before = await open();
    const [id = ''] = before.keys();
    const loan = await readLoan(quincy, id);
    await database.db.transaction().execute((tx) => moveOpenLoans(tx, 45));
    const after = await open();
    for (const [key, { nextPayment, openedOn, maturesOn, balance }] of before) {
      const moved = after.get(key);
      expect(moved?.openedOn).toBe(addDays(openedOn, 45));
      expect(moved?.maturesOn).toBe(addDays(maturesOn, 45));
      expect(moved?.nextPayment?.dueOn).toBe(nextPayment && addDays(nextPayment.dueOn, 45));
      expect(moved?.balance).toEqual(balance);
    }
    const moved = await readLoan(quincy, id);
    expect(moved.schedule.map(({ dueOn }) => dueOn)).toEqual(
      loan.schedule.map(({ dueOn }) => addDays(dueOn, 45)),
    );
  });
});
