import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { historyQuerySchema, listQuerySchema } from '../../sandbox/contract/agreement.ts';
import type { OpenDatabase } from '../../sandbox/database/open-database.ts';
import type { Database } from '../../sandbox/database/schema.ts';
import { demoTenants } from '../../sandbox/index.ts';
import { listAgreements } from '../../sandbox/servicing/list-agreements.ts';
import { listHistory } from '../../sandbox/servicing/list-history.ts';
import { addLargeLists, MANY } from './support/large-lists.ts';
import { ownDatabase } from './support/own-database.ts';
import { type Taken, takenBy } from './support/rows-read.ts';
import { keepingStatements } from './support/statements.ts';

const [northwind] = demoTenants;
if (northwind === undefined) throw new Error('There is no tenant.');
const TODAY = '2026-03-11';

let database: OpenDatabase;
beforeAll(async () => {
  database = await ownDatabase();
  await addLargeLists(database.db);
}, 300_000);
afterAll(() => database.close());

const OPEN = ['ACCEPTED', 'REVIEW', 'OUTSTANDING'];
const CLOSED = ['PAID', 'CHARGED_OFF', 'CANCELLED', 'CLOSED', 'EXPIRED'];
const PAGE = 50;
/** A page and its next row, four instalments each: what a page may read of anything. */
const AT_MOST = (PAGE + 1) * 4;

const list = (buyerId: string, query: object) => (db: Kysely<Database>) =>
  listAgreements(db, { tenant: 'northwind', buyerId }, listQuerySchema.parse({ limit: PAGE, ...query }), {
    tenant: northwind,
    today: TODAY,
    now: Date.parse(`${TODAY}T12:00:00Z`),
  });
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
    isFlat(await takenBy(database.db, first), AT_MOST * (CLOSED.length + OPEN.length));
    const seen: string[] = [];
    let cursor = (await first(database.db))?.nextCursor ?? undefined;
    for (let page = 0; page < 3 && cursor !== undefined; page += 1) {
      const next = list(MANY.buyer, { ...query, sort, cursor });
      isFlat(await takenBy(database.db, next), AT_MOST * (CLOSED.length + OPEN.length));
      const answer = await next(database.db);
      seen.push(...(answer?.items ?? []).map(({ id }) => id));
      cursor = answer?.nextCursor ?? undefined;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(3 * PAGE);
  });

  test('that are searched reads the loans of that buyer at most, in their order', async () => {
    const rare = list(MANY.buyer, { sort, status: OPEN, q: 'many-4991' });
    const { nodes, mostRows } = await takenBy(database.db, rare);
    expect([...nodes].filter((node) => node.startsWith('Seq Scan'))).toEqual([]);
    expect(mostRows).toBeLessThanOrEqual(5_000);
    expect((await rare(database.db))?.items.map(({ id }) => id)).toEqual(['many-4991']);
    isFlat(
      await takenBy(database.db, list(MANY.buyer, { sort, q: 'shop' })),
      AT_MOST * (CLOSED.length + OPEN.length),
    );
  });
});

test('the payments in progress on a page’s loans take one query, whatever their loans and their history', async () => {
  const counted = async (query: object): Promise<number> => {
    const kept = keepingStatements(database.db);
    await list(MANY.buyer, query)(kept.db);
    return kept.statements.length;
  };
  expect(await counted({ status: OPEN, limit: 50 })).toBe(await counted({ status: OPEN, limit: 1 }));
  const all = await list(MANY.buyer, { status: OPEN, limit: 200 })(database.db);
  const later = await list(MANY.buyer, { status: OPEN, limit: 200, cursor: all?.nextCursor })(database.db);
  const third = await list(MANY.buyer, { status: OPEN, limit: 200, cursor: later?.nextCursor })(database.db);
  const items = [...(all?.items ?? []), ...(later?.items ?? []), ...(third?.items ?? [])];
  expect(items).toHaveLength(500);
  const busy = items.filter(({ paymentsInProgress = [] }) => paymentsInProgress.length > 0);
  expect(busy.map(({ id, paymentsInProgress }) => [id, paymentsInProgress?.length])).toEqual([
    [MANY.loan, 5],
  ]);
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
    isFlat(await takenBy(database.db, history(MANY.loan, query)), (PAGE + 1) * 12);
    const page = await history(MANY.loan, query)(database.db);
    if (page?.nextCursor)
      isFlat(
        await takenBy(database.db, history(MANY.loan, { ...query, cursor: page.nextCursor })),
        (PAGE + 1) * 12,
      );
  });
});

test.each([
  ['loans', list(MANY.buyer, { status: OPEN, limit: 10 }), 4],
  ['activities', history(MANY.loan, { limit: 10 }), 1],
] as const)('a first page of ten %s reads the page and its next row of each', async (_name, read, each) => {
  isFlat(await takenBy(database.db, read), 11 * each);
});
