import { type Kysely, type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { historyQuerySchema, listQuerySchema } from '../../sandbox/contract/agreement.ts';
import type { OpenDatabase } from '../../sandbox/database/open-database.ts';
import type { Database } from '../../sandbox/database/schema.ts';
import { demoTenants } from '../../sandbox/index.ts';
import { listAgreements } from '../../sandbox/servicing/list-agreements.ts';
import { listHistory } from '../../sandbox/servicing/list-history.ts';
import { engine, ownDatabase } from './support/own-database.ts';

/** One buyer with 5,000 of 50,000 loans, and one with ten; one loan with 50,000 activities, and one with ten. */
const FEW = { buyer: 'few', loan: 'few-1' };
const MANY = { buyer: 'many', loan: 'many-1' };
const [northwind] = demoTenants;
if (northwind === undefined) throw new Error('There is no tenant.');
const TODAY = '2026-03-11';

let database: OpenDatabase;

const addBuyer = (db: Kysely<Database>, id: string) =>
  db
    .insertInto('buyer')
    .values({
      id,
      tenant: 'northwind',
      status: 'ACTIVE',
      sub_status: null,
      email: `${id}@example.com`,
      phone: '+12025550101',
      given_name: id,
      family_name: 'Test',
      language: 'en-us',
      version: 1,
      created_at: 0,
    })
    .execute();

/** One loan in ten is open; the others are paid, and every seventh of them was cancelled. */
const addLoans = async (db: Kysely<Database>, buyer: string, count: number): Promise<void> => {
  await sql`insert into agreement (id, tenant, buyer_id, number, kind, status, merchant_name, search, order_id, order_source,
      order_placed_on, order_total, order_items, opened_on, closed_on, matures_on, original, currency, apr, frequency, term,
      day_count, rounding, accrued_through, balance, oldest_unpaid_on)
    select ${buyer} || '-' || n, 'northwind', ${buyer}, ${buyer} || '-' || n, 'INSTALLMENT_LOAN',
      case when n % 10 = 1 then 'OUTSTANDING' when n % 7 = 0 then 'CANCELLED' else 'PAID' end,
      'Shop ' || n % 50, 'shop ' || n % 50 || ' ' || ${buyer} || '-' || n, 'o', 'INSTORE', date '2020-01-01' + n % 2000, 10000,
      '[]', date '2020-01-01' + n % 2000, null, date '2027-01-01', 10000, 'USD', '9.99', 'MONTHLY', 12, 'ACTUAL_365', 'HALF_EVEN',
      date '2026-01-01', case when n % 10 = 1 then n % 997 * 10 else 0 end,
      case when n % 10 = 1 then date '2026-01-01' + n % 300 else date '9999-12-31' end
    from generate_series(1, ${sql.lit(count)}) as n`.execute(db);
  await sql`insert into instalment (agreement_id, number, due_on, amount, principal, interest, paid)
    select id, k, date '2026-01-01' + k * 30, 900, 800, 100, 0 from agreement, generate_series(1, 4) as k
    where buyer_id = ${buyer}`.execute(db);
};

/** A movement with a fee for each loan, as a list sums them up. */
const addPostings = async (db: Kysely<Database>): Promise<void> => {
  await sql`insert into journal (id, agreement_id, sequence, kind, booked_on, created_at)
    select id, id, 1, 'FEE', date '2026-01-01', 0 from agreement`.execute(db);
  await sql`insert into posting (journal_id, agreement_id, account, amount)
    select id, id, account, case account when 'FEES' then 100 else -100 end
    from agreement, unnest(array['FEES', 'FEE_INCOME']) as account`.execute(db);
};

/** Mostly payments that were received; one in 5,000 was charged back, and one in 10,000 is under way. */
const addActivities = async (db: Kysely<Database>, buyer: string, loan: string, count: number) => {
  await sql`insert into payment (id, tenant, buyer_id, agreement_id, origin, flow, amount_type, amount, pay_on, status,
      activity_status, activity_type, created_at)
    select ${loan} || '-p' || n, 'northwind', ${buyer}, ${loan}, 'LENDER', 'MAKE_PAYMENT', 'OTHER', 100,
      date '1990-01-01' + n % 12000, case when n % 10000 = 7 then 'PENDING' else 'COMPLETED' end,
      case when n % 10000 = 7 then 'PENDING' when n % 5000 = 3 then 'CHARGED_BACK' else 'RECEIVED' end,
      case when n % 5000 = 3 then 'CHARGEBACK' when n % 2 = 0 then 'AUTOPAY' else 'PAYMENT' end, 0
    from generate_series(1, ${sql.lit(count)}) as n`.execute(db);
};

beforeAll(async () => {
  database = await ownDatabase();
  const { db } = database;
  for (const buyer of [FEW.buyer, MANY.buyer, 'others']) await addBuyer(db, buyer);
  await db
    .insertInto('payment_method')
    .values({
      id: 'method',
      tenant: 'northwind',
      buyer_id: MANY.buyer,
      type: 'BANK_ACCOUNT',
      status: 'ACCEPTED',
      brand: null,
      bank_name: 'Bank',
      last4: '0000',
      expires: null,
      holder: 'Many',
      added_at: 0,
      declines: false,
    })
    .execute();
  await addLoans(db, FEW.buyer, 10);
  await addLoans(db, MANY.buyer, 5_000);
  await addLoans(db, 'others', 45_000);
  await addPostings(db);
  await addActivities(db, FEW.buyer, FEW.loan, 10);
  await addActivities(db, MANY.buyer, MANY.loan, 50_000);
  await sql`insert into autopay (id, agreement_id, method_id, amount_type, amount_rule, frequency, start_on, since, notice_waived,
      created_at)
    select id, id, 'method', 'INSTALLMENT', 'FIXED', 'MONTHLY', date '2020-01-01', date '2020-01-01', false, 0
    from agreement`.execute(db);
  // A server does so by itself after a while; the embedded one is told to at its start and when its data is made.
  await sql`analyze`.execute(db);
}, 120_000);
afterAll(() => database.close());

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** What running a read took: every kind of node, and the most rows that any of them read. */
interface Taken {
  readonly nodes: ReadonlySet<string>;
  readonly mostRows: number;
}

const flatten = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)];

/** Explains what a read really runs, by taking the queries from under it. */
const takenBy = async (read: (db: Kysely<Database>) => Promise<unknown>): Promise<Taken> => {
  const { db } = database;
  const plans: PlanNode[] = [];
  const queries: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await read(db.withPlugin(recorder));
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) {
    // The parameters stay parameters: a plan for known values is what both databases make of them, too.
    const parts = query.sql.split(/\$\d+/);
    const places = Array.from(
      query.sql.matchAll(/\$(\d+)/g),
      ([, place]) => query.parameters[Number(place) - 1],
    );
    const text = parts.flatMap((part, at) =>
      at === 0 ? [sql.raw(part)] : [sql`${places[at - 1]}`, sql.raw(part)],
    );
    const { rows } = await sql<{
      readonly 'QUERY PLAN': unknown;
    }>`explain (analyze, format json) ${sql.join(text, sql``)}`.execute(db);
    const [row] = rows;
    const plan = row?.['QUERY PLAN'];
    const [explained] = (typeof plan === 'string' ? JSON.parse(plan) : plan) as readonly {
      readonly Plan: PlanNode;
    }[];
    if (explained) plans.push(explained.Plan);
  }
  const nodes = plans.flatMap(flatten);
  return {
    nodes: new Set(nodes.map((node) => `${node['Node Type']} ${node['Relation Name'] ?? ''}`.trim())),
    mostRows: Math.max(
      ...nodes.map(
        (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      ),
    ),
  };
};

const OPEN = ['ACCEPTED', 'REVIEW', 'OUTSTANDING'];
const CLOSED = ['PAID', 'CHARGED_OFF', 'CANCELLED', 'CLOSED', 'EXPIRED'];
const PAGE = 50;
/** A page and its next row, four instalments each: what a page may read of anything. */
const AT_MOST = (PAGE + 1) * 4;

const list = (buyerId: string, query: object) => (db: Kysely<Database>) =>
  listAgreements(
    db,
    { tenant: 'northwind', buyerId },
    listQuerySchema.parse({ limit: PAGE, ...query }),
    TODAY,
  );
const history = (loan: string, query: object) => (db: Kysely<Database>) =>
  listHistory(db, loan, historyQuerySchema.parse({ limit: PAGE, ...query }), northwind);

const isFlat = ({ nodes, mostRows }: Taken, atMost: number): void => {
  expect([...nodes].filter((node) => node.startsWith('Seq Scan'))).toEqual([]);
  expect(mostRows).toBeLessThanOrEqual(atMost);
};

const SORTS = ['due', 'opened', 'balance'] as const;

describe.each(SORTS)('a page of 5,000 loans sorted by %s', (sort) => {
  test.each([
    ['open', { status: OPEN }],
    ['closed', { status: CLOSED }],
    ['all', {}],
  ])('of %s ones reads no more than the page, wherever it begins', async (_name, query) => {
    const first = list(MANY.buyer, { ...query, sort });
    isFlat(await takenBy(first), AT_MOST * (CLOSED.length + OPEN.length));
    const seen: string[] = [];
    let cursor = (await first(database.db))?.nextCursor ?? undefined;
    for (let page = 0; page < 3 && cursor !== undefined; page += 1) {
      const next = list(MANY.buyer, { ...query, sort, cursor });
      isFlat(await takenBy(next), AT_MOST * (CLOSED.length + OPEN.length));
      const answer = await next(database.db);
      seen.push(...(answer?.items ?? []).map(({ id }) => id));
      cursor = answer?.nextCursor ?? undefined;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(3 * PAGE);
  });

  test('that are searched reads the loans of that buyer at most, in their order', async () => {
    const rare = list(MANY.buyer, { sort, status: OPEN, q: 'many-4991' });
    const { nodes, mostRows } = await takenBy(rare);
    expect([...nodes].filter((node) => node.startsWith('Seq Scan'))).toEqual([]);
    expect(mostRows).toBeLessThanOrEqual(5_000);
    expect((await rare(database.db))?.items.map(({ id }) => id)).toEqual(['many-4991']);
    isFlat(await takenBy(list(MANY.buyer, { sort, q: 'shop' })), AT_MOST * (CLOSED.length + OPEN.length));
  });
});

test('the payments under way on a page’s loans take one query, whatever their loans and their history', async () => {
  const counted = async (query: object): Promise<number> => {
    let queries = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await list(MANY.buyer, query)(database.db.withPlugin(counter));
    return queries;
  };
  expect(await counted({ status: OPEN, limit: 50 })).toBe(await counted({ status: OPEN, limit: 1 }));
  const all = await list(MANY.buyer, { status: OPEN, limit: 200 })(database.db);
  const later = await list(MANY.buyer, { status: OPEN, limit: 200, cursor: all?.nextCursor })(database.db);
  const third = await list(MANY.buyer, { status: OPEN, limit: 200, cursor: later?.nextCursor })(database.db);
  const items = [...(all?.items ?? []), ...(later?.items ?? []), ...(third?.items ?? [])];
  expect(items).toHaveLength(500);
  const busy = items.filter(({ paymentsInProgress }) => paymentsInProgress.length > 0);
  expect(busy.map(({ id, paymentsInProgress }) => [id, paymentsInProgress.length])).toEqual([[MANY.loan, 5]]);
});

test('all pages together hold every loan once, in order, on both sides of every page’s end', async () => {
  for (const sort of SORTS) {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(MANY.buyer, { sort, limit: 200, ...(cursor === undefined ? {} : { cursor }) })(
        database.db,
      );
      ids.push(...(page?.items ?? []).map(({ id }) => id));
      cursor = page?.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect([ids.length, new Set(ids).size]).toEqual([5_000, 5_000]);
  }
});

describe('a page of 50,000 activities', () => {
  test.each([
    ['all', {}],
    ['those of one type', { type: ['CHARGEBACK'] }],
    ['those of one status', { status: ['CHARGED_BACK', 'RETURNED'] }],
    ['those of types and statuses', { type: ['PAYMENT', 'AUTOPAY'], status: ['RECEIVED'] }],
    ['a time long ago', { from: '1990-01-01', to: '1990-06-01' }],
    ['a type in a time', { type: ['CHARGEBACK'], from: '1991-01-01', to: '2020-01-01' }],
  ])('of %s reads no more than a page of each kind', async (_name, query) => {
    isFlat(await takenBy(history(MANY.loan, query)), (PAGE + 1) * 12);
    const page = await history(MANY.loan, query)(database.db);
    if (page?.nextCursor)
      isFlat(await takenBy(history(MANY.loan, { ...query, cursor: page.nextCursor })), (PAGE + 1) * 12);
  });
});

/** Milliseconds of a read. */
const timeOf = async (read: (db: Kysely<Database>) => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await read(database.db);
  return performance.now() - began;
};

test('times of first pages stay within one order of those of a handful', async () => {
  const pairs = [
    ['loans', list(FEW.buyer, { status: OPEN, limit: 10 }), list(MANY.buyer, { status: OPEN, limit: 10 })],
    ['history', history(FEW.loan, { limit: 10 }), history(MANY.loan, { limit: 10 })],
    ['search', list(FEW.buyer, { q: 'few-1' }), list(MANY.buyer, { q: 'many-4991' })],
  ] as const;
  for (const [name, few, many] of pairs) {
    let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    // In turns, and the best of each: what else the machine does then disturbs both alike, or neither.
    for (let round = 0; round < 15; round += 1) {
      small = Math.min(small, await timeOf(few));
      large = Math.min(large, await timeOf(many));
    }
    process.stdout.write(
      `${engine}: first page of ${name} ${small.toFixed(1)} ms of 10, ${large.toFixed(1)} ms of the most\n`,
    );
    expect(large).toBeLessThan(10 * small + 10);
  }
});
